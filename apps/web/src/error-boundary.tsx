/** A defect in drawing must not leave an empty page: the match is saved, say so and reload. */
import { Component, type ComponentChildren } from 'preact';
import type { Language } from './state.ts';

interface Props {
  readonly language: Language;
  /** What to say below the title on a page that has no match to save. */
  readonly lead?: string;
  readonly children: ComponentChildren;
}

interface Caught {
  readonly message: string | undefined;
}

const WORDS = {
  ru: {
    title: 'Страница остановилась',
    lead: 'Произошла ошибка программы. Матч сохранён на этом устройстве: '
      + 'после перезагрузки он продолжится с последнего удара.',
    reload: 'Загрузить снова',
  },
  en: {
    title: 'The page has stopped',
    lead: 'A defect of the program. The match is saved on this device: after reloading it goes on '
      + 'from the last shot.',
    reload: 'Reload',
  },
} as const;

/** Shows a message with a way on in place of children that could not be drawn. */
export class ErrorBoundary extends Component<Props, Caught> {
  override state: Caught = { message: undefined };

  static override getDerivedStateFromError(error: unknown): Caught {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ComponentChildren {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    const words = WORDS[this.props.language];
    return (
      <main class="stopped" style={{ padding: '2rem', maxWidth: '36rem' }}>
        <h1>{words.title}</h1>
        <p role="alert">{this.props.lead ?? words.lead}</p>
        <p><button class="button primary" type="button" onClick={() => location.reload()}>
          {words.reload}
        </button></p>
        <p><small>{message}</small></p>
      </main>
    );
  }
}
