/** Puts a light page up: preferences, error boundary, bar and body. */
import { effect } from '@preact/signals';
import { type ComponentChildren, type JSX, render } from 'preact';
import { openShelf, thisDevice } from '../device.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { lookOf } from '../looks/looks.ts';
import { wearLook } from '../looks/wear-look.ts';
import type { Language } from '../state.ts';
import { PAGE_WORDS } from './page-words.ts';
import { type Preferences, createPreferences, withLanguage } from './preferences.ts';
import { TopBar } from './top-bar.tsx';

/** What a page is given to draw with. Read its signals inside components. */
export type Page = Preferences;

export interface PageParts {
  /** The title in the bar, and of the document unless the body sets its own. */
  readonly title: Readonly<Record<Language, string>>;
  /** Where the title leads; `#` where it is left out. */
  readonly titleHref?: string;
  /** Before the product's mark. */
  readonly start?: (page: Page) => ComponentChildren;
  /** Beside the title. */
  readonly aside?: (page: Page) => ComponentChildren;
  /** At the right of the bar. */
  readonly tools?: (page: Page) => ComponentChildren;
  /** All below the bar. It holds the `main` element, with the id `MAIN_ID`. */
  readonly body: (page: Page) => ComponentChildren;
}

/** Where the skip link leads. */
export const MAIN_ID = 'main';

/** Draws the page into `#app` and keeps language, theme and settings on the document. */
export function mountPage(parts: PageParts): Page {
  const page = createPreferences({
    shelf: openShelf(() => localStorage),
    device: thisDevice(),
    search: location.search,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
  });
  followPreferences(page, parts.title);
  const root = document.getElementById('app');
  if (root !== null) render(<Shell page={page} parts={parts} />, root);
  return page;
}

function followPreferences(page: Page, title: PageParts['title']): void {
  const root = document.documentElement;
  root.dataset['text'] = String(page.settings.textSize);
  root.dataset['motion'] = page.settings.reducedMotion ? 'reduced' : 'full';
  wearLook(root, lookOf(page.settings));
  effect(() => {
    root.dataset['theme'] = page.theme.value;
  });
  effect(() => {
    const language = page.language.value;
    root.lang = language;
    document.title = title[language];
    const search = withLanguage(location.search, language);
    if (search !== location.search) {
      history.replaceState(history.state, '', location.pathname + search + location.hash);
    }
  });
}

function Shell({ page, parts }: { page: Page; parts: PageParts }): JSX.Element {
  const language = page.language.value;
  const { title, titleHref, start, aside, tools, body: Body } = parts;
  return (
    <ErrorBoundary language={language} lead={PAGE_WORDS[language].stopped}>
      <a class="skip-link" href={`#${MAIN_ID}`} onClick={skipToMain}>
        {PAGE_WORDS[language].skip}
      </a>
      <TopBar preferences={page} title={title[language]}
        {...(titleHref === undefined ? {} : { titleHref })}
        start={start?.(page)} aside={aside?.(page)} tools={tools?.(page)} />
      <Body {...page} />
    </ErrorBoundary>
  );
}

/** The hash of these pages is their address: the skip link must not change it. */
function skipToMain(event: Event): void {
  event.preventDefault();
  const main = document.getElementById(MAIN_ID);
  main?.setAttribute('tabindex', '-1');
  main?.focus();
}
