/** The page where one asks the referee, with no match running. */
import '../page/page.css';
import '../styles/dialog.css';
import './ask.css';
import { openShelf } from '../device.ts';
import { mountPage } from '../page/mount-page.tsx';
import { createAskModel } from './ask-model.ts';
import { AskPage, BookLink } from './ask-page.tsx';
import { listenToKeys } from './keys.ts';
import { ASK_WORDS } from './words-of.ts';

const model = createAskModel({
  hash: () => location.hash,
  kept: () => history.state as unknown,
  replace: (hash, keep) => {
    history.replaceState(keep, '', location.pathname + location.search + hash);
  },
  push: (hash, keep) => {
    history.pushState(keep, '', location.pathname + location.search + hash);
  },
  back: () => history.back(),
}, openShelf(() => localStorage));

mountPage({
  title: { ru: ASK_WORDS.ru.title, en: ASK_WORDS.en.title },
  titleHref: './ask.html',
  tools: (page) => <BookLink name={ASK_WORDS[page.language.value].book} />,
  body: (page) => <AskPage page={page} model={model} />,
});
addEventListener('popstate', model.readAddress);
addEventListener('hashchange', model.readAddress);
listenToKeys(window, model);
