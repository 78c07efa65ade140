/** The ruling in large letters, to turn the screen round to the opponent. */
import { type Question, questionSentence } from '@tenball/rules';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import { Dialog } from '../page/dialog.tsx';
import type { Language } from '../state.ts';
import { type QrCode, qrOf } from './qr.ts';
import { rulesName } from './rules-name.ts';
import type { RulingView } from './ruling-view.ts';
import { ASK_WORDS } from './words-of.ts';

export function CardSheet({ question, view, language, link, onClose }: {
  question: Question; view: RulingView; language: Language; link: string; onClose: () => void;
}): JSX.Element {
  const words = ASK_WORDS[language];
  const [turned, setTurned] = useState(false);
  return (
    <Dialog class="card-sheet" label={words.ruling} closeLabel={words.close} onClose={onClose}>
      <div class="card" data-tone={view.tone} data-turned={turned}>
        <p class="card-story">{questionSentence(question, language)}</p>
        <p class="card-headline">{view.headline}</p>
        {view.now !== '' && <p class="card-now">{view.now}</p>}
        {view.choices.length > 0 && (
          <p class="card-now">
            {view.chooser}: {view.choices.map(({ name }) => name.toLowerCase()).join(' / ')}.
          </p>
        )}
        {view.main !== undefined && (
          <p class="card-clause">
            {view.main.text} <b>{view.main.chip}</b> · {rulesName(question.rulebook, language)}
          </p>
        )}
        <Qr link={link} label={words.qr} />
      </div>
      <div class="card-actions">
        <button class="button" type="button" aria-pressed={turned}
          onClick={() => setTurned(!turned)}>
          <Icon name="again" size={18} />{words.cardHint}
        </button>
      </div>
    </Dialog>
  );
}

function Qr({ link, label }: { link: string; label: string }): JSX.Element | undefined {
  const [code, setCode] = useState<QrCode | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    // Without a code the card still says everything.
    qrOf(link).then((made) => wanted && setCode(made), () => undefined);
    return () => {
      wanted = false;
    };
  }, [link]);
  if (code === undefined) return undefined;
  return (
    <svg class="card-qr" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}
      shape-rendering="crispEdges">
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  );
}
