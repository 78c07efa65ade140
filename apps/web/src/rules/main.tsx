/** The rule book: a page of its own, without the table. */
import './book.css';
import { Icon } from '../icons.tsx';
import { type Page, mountPage } from '../page/mount-page.tsx';
import { createBookState } from './book-state.ts';
import { DrawerButton } from './drawer.tsx';
import { EditionSelect } from './edition-select.tsx';
import { type Reader, readerOf } from './reader.ts';
import { formatRoute } from './route.ts';
import { RuleBook } from './rule-book.tsx';
import { SearchBox } from './search-box.tsx';

const state = createBookState();

function reader(page: Page): Reader {
  return readerOf(state, page.language.value);
}

mountPage({
  title: { ru: 'Правила десятки', en: 'Ten-ball rules' },
  start: (page) => <DrawerButton reader={reader(page)} />,
  aside: (page) => <span class="wide-only"><EditionSelect reader={reader(page)} /></span>,
  tools: (page) => {
    const { words } = reader(page);
    return (
      <>
        <SearchBox reader={reader(page)} keys={page.settings.letterKeys} />
        <a class="icon-button narrow-only" aria-label={words.search.label}
          href={formatRoute({ kind: 'search', query: '' })}><Icon name="search" /></a>
        <button class="button wide-only" type="button" onClick={() => print()}>
          <Icon name="print" size={18} />{words.print}
        </button>
      </>
    );
  },
  body: (page) => <RuleBook reader={reader(page)} />,
});
