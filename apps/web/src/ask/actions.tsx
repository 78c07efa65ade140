/** What can be done with a ruling: send it, copy its link, show it. */
import { type Question, questionSentence } from '@tenball/rules';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import type { Language } from '../state.ts';
import { hashOf } from './address.ts';
import { CardSheet } from './card-sheet.tsx';
import type { RulingView } from './ruling-view.ts';
import { ASK_WORDS } from './words-of.ts';

export function Actions({ question, view, language }: {
  question: Question; view: RulingView; language: Language;
}): JSX.Element {
  const words = ASK_WORDS[language];
  const [card, setCard] = useState(false);
  const link = linkTo(question);
  return (
    <div class="verdict-actions">
      <button class="button small" type="button" onClick={() => setCard(true)}>
        <Icon name="view-top" size={18} />{words.card}
      </button>
      <CopyButton link={link} language={language} />
      {typeof navigator.share === 'function' && (
        <button class="button small" type="button"
          onClick={() => void share(question, view, language, link)}>
          <Icon name="users" size={18} />{words.share}
        </button>
      )}
      {card && (
        <CardSheet question={question} view={view} language={language} link={link}
          onClose={() => setCard(false)} />
      )}
    </div>
  );
}

function CopyButton({ link, language }: { link: string; language: Language }): JSX.Element {
  const words = ASK_WORDS[language];
  const [copied, setCopied] = useState<{ readonly link: string; readonly done: boolean }>();
  const now = copied?.link === link ? copied : undefined;
  return (
    <button class="button small" type="button" aria-live="polite" onClick={() => {
      copy(link).then((done) => setCopied({ link, done }), () => setCopied({ link, done: false }));
    }}>
      <Icon name={now?.done === true ? 'check' : 'copy'} size={18} />
      {now === undefined ? words.copy : now.done ? words.copied : words.copyFailed}
    </button>
  );
}

function linkTo(question: Question): string {
  return location.origin + location.pathname + hashOf(question);
}

/** Clipboards are closed to pages that came without encryption: then by an old road. */
async function copy(text: string): Promise<boolean> {
  if ('clipboard' in navigator) {
    await navigator.clipboard.writeText(text);
    return true;
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

/** Sending that was called off is no failure. */
async function share(
  question: Question, view: RulingView, language: Language, url: string,
): Promise<void> {
  const text = `${questionSentence(question, language)} ${view.headline}. ${view.now}`.trim();
  try {
    await navigator.share({ title: ASK_WORDS[language].ruling, text, url });
  } catch {
    // The one who asked has changed his mind, or the device has no way to send.
  }
}
