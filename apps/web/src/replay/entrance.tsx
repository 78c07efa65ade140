/** Nothing is open, or what was given cannot be read: the ways to open something. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import type { Language } from '../state.ts';
import type { Finished } from '../share/finished.ts';
import type { Broken, Model } from './model.ts';
import { replayWords } from './words-in.ts';

/** The longest file that is read, bytes: a match to 100 has a tenth. */
const LARGEST_FILE = 8_000_000;

/** Reads `file` and opens it; false where it is larger than any game. */
export async function openFile(model: Model, file: File): Promise<boolean> {
  if (file.size > LARGEST_FILE) return false;
  await model.open(await file.text());
  return true;
}

export function Entrance({ model, language, broken, finished }: {
  model: Model; language: Language; broken: Broken | undefined; finished: Finished | undefined;
}): JSX.Element {
  const words = replayWords(language);
  const [tooLarge, setTooLarge] = useState(false);
  return (
    <main class="entrance" id="main">
      <a class="entrance-back" href="./"><Icon name="leave" size={18} />{words.toTable}</a>
      <h1>{words.title}</h1>
      {broken === undefined
        ? <p class="entrance-lead">{words.empty.lead}</p>
        : <BrokenNote broken={broken} language={language} />}
      <div class="entrance-ways">
        <label class="button primary file-button">
          <Icon name="folder" size={18} />{words.empty.open}
          <input class="cover" type="file" accept=".tbg,.tbp,.txt,text/plain"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              event.currentTarget.value = '';
              if (file === undefined) return;
              void openFile(model, file).then((fits) => setTooLarge(!fits));
            }} />
        </label>
        {finished !== undefined && (
          <button class="button" type="button" onClick={() => void model.open(finished.text)}>
            <Icon name="replay" size={18} />
            <span>{words.empty.last}: {finished.title}</span>
          </button>
        )}
      </div>
      {tooLarge && <p class="entrance-trouble" role="alert">{words.tooLarge}</p>}
      <PasteForm model={model} language={language} />
      <p class="entrance-drop">{words.empty.drop}</p>
    </main>
  );
}

function PasteForm({ model, language }: { model: Model; language: Language }): JSX.Element {
  const { empty } = replayWords(language);
  const [text, setText] = useState('');
  return (
    <form class="paste-form" onSubmit={(event) => {
      event.preventDefault();
      if (text.trim() !== '') void model.open(text);
    }}>
      <label class="paste-label" for="paste">{empty.pasteLabel}</label>
      <textarea id="paste" rows={3} value={text} placeholder={empty.paste} spellcheck={false}
        onInput={(event) => setText(event.currentTarget.value)} />
      <button class="button" type="submit" disabled={text.trim() === ''}>{empty.go}</button>
    </form>
  );
}

function BrokenNote({ broken, language }: { broken: Broken; language: Language }): JSX.Element {
  const words = replayWords(language).broken;
  const { of: what, at, fault, detail, openBefore } = broken;
  return (
    <div class="broken" role="alert">
      <h2><Icon name="warning" size={20} />{words[what](String(at + 1))}</h2>
      {fault === 'content'
        ? <p class="broken-detail" lang="en">{detail}</p>
        : <p>{words.fault[fault]}</p>}
      {openBefore !== undefined && (
        <button class="button" type="button" onClick={openBefore}>{words.before}</button>
      )}
    </div>
  );
}
