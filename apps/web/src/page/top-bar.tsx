/** The bar over a light page: product, title, the page's own tools, language and theme. */
import type { ComponentChildren, JSX } from 'preact';
import { BallIcon, Icon } from '../icons.tsx';
import { PAGE_WORDS } from './page-words.ts';
import type { Preferences } from './preferences.ts';

export interface TopBarProps {
  readonly preferences: Preferences;
  /** Already in the language of the page. */
  readonly title: string;
  /** Where the title leads: the page's own first view. */
  readonly titleHref?: string;
  /** Before the mark: a menu button on a phone. */
  readonly start?: ComponentChildren;
  /** Beside the title. */
  readonly aside?: ComponentChildren;
  /** At the right, before language and theme. */
  readonly tools?: ComponentChildren;
}

const LANGUAGES = [['ru', 'RU', 'Русский'], ['en', 'EN', 'English']] as const;

export function TopBar(props: TopBarProps): JSX.Element {
  const { preferences, title, titleHref = '#', start, aside, tools } = props;
  const language = preferences.language.value;
  const words = PAGE_WORDS[language];
  return (
    <header class="page-bar">
      {start}
      <a class="page-mark" href="./" aria-label={words.toTable} title={words.toTable}>
        <BallIcon ball={10} size={28} />
      </a>
      <a class="page-title" href={titleHref}>{title}</a>
      {aside}
      <span class="grow" />
      {tools}
      <span class="page-language" role="group" aria-label={words.language}>
        {LANGUAGES.map(([code, short, name]) => (
          <button key={code} type="button" lang={code} aria-label={name}
            aria-pressed={code === language} onClick={() => preferences.setLanguage(code)}>
            {short}
          </button>
        ))}
      </span>
      <ThemeButton preferences={preferences} />
    </header>
  );
}

function ThemeButton({ preferences }: { preferences: Preferences }): JSX.Element {
  const words = PAGE_WORDS[preferences.language.value];
  const paper = preferences.theme.value === 'paper';
  const name = paper ? words.toDark : words.toLight;
  return (
    <button class="icon-button" type="button" aria-label={name} title={name}
      onClick={() => preferences.setTheme(paper ? 'room' : 'paper')}>
      <Icon name={paper ? 'moon' : 'sun'} />
    </button>
  );
}
