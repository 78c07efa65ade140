/** The rule book. */
import '../page/page.css';
import { MAIN_ID, mountPage } from '../page/mount-page.tsx';

mountPage({
  title: { ru: 'Правила десятки', en: 'Ten-ball rules' },
  body: () => <main id={MAIN_ID} />,
});
