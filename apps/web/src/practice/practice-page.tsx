/** The first page of practice: free table, five shots, tests, drills, weeks, positions. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { openEditor } from '../editor/editor.ts';
import { DRILLS } from '../exercise/drills.ts';
import type { Exercise } from '../exercise/exercise.ts';
import { Icon, type IconName } from '../icons.tsx';
import { Curve } from './curve.tsx';
import { FIVE_SHOTS, suggestedLevel } from './five-shots.ts';
import type { PageProps } from './page-props.ts';
import { percentText } from './percent.ts';
import { SERIES, curveOf, progressOf, shareOf, weekOf, weekShare } from './progress.ts';
import type { PracticeRecord } from './kept.ts';
import { exportPractice, importPractice } from './record.ts';

export function PracticePage(props: PageProps): JSX.Element {
  const { practice, texts, words, dispatch } = props;
  const [said, setSaid] = useState(
    practice.problem === undefined ? '' : texts.unreadable(practice.problem),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEscape(() => dispatch({ kind: 'close-practice' }));
  return (
    <main class="practice">
      <header class="editor-top">
        <button class="icon-button" type="button" aria-label={texts.back} title={texts.back}
          onClick={() => dispatch({ kind: 'close-practice' })}>
          <Icon name="leave" />
        </button>
        <h1 ref={heading} tabIndex={-1}>{texts.title}</h1>
        <span class="grow" />
        <Files {...props} say={setSaid} />
      </header>
      <p class="practice-said" role="status">{said}</p>
      <div class="practice-body">
        <section class="practice-start" aria-label={words.home.practice}>
          <Tile icon="pencil" title={texts.editor.title} lead={texts.editor.lead}
            onClick={() => dispatch({
              kind: 'edit', exercise: undefined, mirrored: [],
              editor: openEditor(practice.record.draft),
            })} />
          <FiveShots {...props} />
          <h2>{texts.tests}</h2>
          <Test {...props} kind="ghost" icon="users" />
          <Test {...props} kind="tucker" icon="list" />
          <Test {...props} kind="break" icon="target" />
        </section>
        <section class="practice-drills" aria-label={texts.drills}>
          <h2>{texts.drills}</h2>
          <ul>{DRILLS.map((drill) => <DrillCard key={drill.id} {...props} drill={drill} />)}</ul>
        </section>
        <section class="practice-weeks" aria-label={texts.curve}>
          <Weeks {...props} />
          <Layouts {...props} />
        </section>
      </div>
    </main>
  );
}

/** Escape leads back, where no list is open. */
function useEscape(leave: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.code !== 'Escape' || event.defaultPrevented) return;
      if (document.activeElement instanceof HTMLSelectElement) return;
      event.preventDefault();
      leave();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function Tile({ icon, title, lead, more, onClick }: {
  icon: IconName; title: string; lead: string; more?: string; onClick: () => void;
}): JSX.Element {
  return (
    <button class="mode" type="button" onClick={onClick}>
      <Icon name={icon} size={24} />
      <span class="mode-words">
        <b>{title}</b>
        <small>{lead}</small>
        {more !== undefined && <small class="mode-more">{more}</small>}
      </span>
    </button>
  );
}

/** A newcomer's five shots, and the level they suggest: a guess, and said to be one. */
function FiveShots({ practice, texts, words, dispatch }: PageProps): JSX.Element {
  const [exercise, ...queue] = FIVE_SHOTS;
  const { fiveShots: pots } = practice.record;
  const level = pots === undefined ? undefined : suggestedLevel(pots);
  const more = level === undefined || pots === undefined ? undefined
    : `${texts.fivePots(pots)}. ${texts.suggested(`${level} · ${words.level[level]}`)}. `
      + texts.guess;
  return (
    <Tile icon="crosshair" title={texts.five.title} lead={texts.five.lead} {...(more && { more })}
      onClick={() => exercise !== undefined && dispatch({
        kind: 'practise', position: exercise.position, name: words.home.defaultName,
        session: {
          kind: 'level', exercise, queue, mirrored: [], from: 0, step: 0, pots: 0,
        },
      })} />
  );
}

function Test(props: PageProps & {
  kind: 'ghost' | 'tucker' | 'break'; icon: IconName;
}): JSX.Element {
  const { kind, icon, texts, words, dispatch } = props;
  return (
    <Tile icon={icon} title={texts.kinds[kind].title} lead={texts.kinds[kind].lead}
      more={resultsOf(props, kind)}
      onClick={() => dispatch({
        kind: 'practise', position: undefined, name: words.home.defaultName,
        session: { kind, mirrored: [], from: 0, step: 0, pots: 0 },
      })} />
  );
}

function DrillCard(props: PageProps & { drill: Exercise }): JSX.Element {
  const { drill, language, dispatch } = props;
  return (
    <li>
      <button class="drill" type="button" onClick={() => dispatch({
        kind: 'edit', exercise: drill, mirrored: [], editor: openEditor(drill.position),
      })}>
        <b>{drill.title[language]}</b>
        <small>{drill.task[language]}</small>
        <span class="drill-results">{resultsOf(props, drill.id)}</span>
      </button>
    </li>
  );
}

/** «14 of 20 · 71 % · best 85 % · last week 62 %». */
function resultsOf({ practice: { record }, texts, language }: PageProps, id: string): string {
  const progress = progressOf(record, id);
  const share = shareOf(progress.series);
  if (share === undefined) return texts.untried;
  const percent = (value: number) => percentText(value, texts, language);
  const last = weekShare(progress, weekOf(Date.now()) - 1);
  return [
    texts.series(progress.series.length, SERIES), percent(share),
    ...(progress.best === undefined ? [] : [texts.best(percent(progress.best))]),
    ...(last === undefined ? [] : [texts.lastWeek(percent(last))]),
  ].join(' · ');
}

const DRILL_IDS = DRILLS.map(({ id }) => id);

function Weeks({ practice, texts, language }: PageProps): JSX.Element {
  const [shown, setShown] = useState('drills');
  const tests = ['ghost', 'tucker', 'break'] as const;
  const ids = shown === 'drills' ? DRILL_IDS : [shown];
  return (
    <div class="card">
      <header>
        <h2>{texts.curve}</h2>
        <select class="select" aria-label={texts.curveOf} value={shown}
          onChange={(event) => setShown(event.currentTarget.value)}>
          <option value="drills">{texts.allDrills}</option>
          {tests.map((kind) => <option value={kind}>{texts.kinds[kind].title}</option>)}
          {DRILLS.map(({ id, title }) => <option value={id}>{title[language]}</option>)}
        </select>
      </header>
      <Curve points={curveOf(practice.record, ids, weekOf(Date.now()))} texts={texts}
        language={language} />
    </div>
  );
}

function Layouts({ practice, texts, dispatch }: PageProps): JSX.Element {
  const { record } = practice;
  return (
    <div class="card layouts">
      <h2>{texts.layouts}</h2>
      {record.layouts.length === 0 && <p>{texts.noLayouts}</p>}
      <ul>
        {record.layouts.map(({ name, text }) => (
          <li key={name}>
            <button class="link-button" type="button" onClick={() => dispatch({
              kind: 'edit', exercise: undefined, mirrored: [], editor: openEditor(text),
            })}>
              <span>{name}</span>
            </button>
            <button class="icon-button" type="button" aria-label={`${texts.remove}: ${name}`}
              title={texts.remove} onClick={() => dispatch({
                kind: 'keep-record',
                record: {
                  ...record, layouts: record.layouts.filter((each) => each.name !== name),
                },
              })}>
              <Icon name="trash" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The record as a file, out and in. */
function Files(
  { practice, texts, dispatch, say }: PageProps & { say: (text: string) => void },
): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  const take = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    input.value = '';
    if (file === undefined) return;
    const read = importPractice(await file.text());
    if (!read.ok) return say(texts.importFailed(read.error));
    dispatch({ kind: 'keep-record', record: read.value });
    say(texts.imported(read.value.progress.length));
  };
  return (
    <>
      <button class="button small" type="button" onClick={() => saveFile(practice.record)}>
        <Icon name="download" size={18} /><span class="label">{texts.exportFile}</span>
      </button>
      <button class="button small" type="button" onClick={() => field.current?.click()}>
        <Icon name="folder" size={18} /><span class="label">{texts.importFile}</span>
      </button>
      <input ref={field} type="file" accept="application/json,.json" hidden
        aria-label={texts.importFile} onChange={(event) => void take(event.currentTarget)} />
    </>
  );
}

function saveFile(record: PracticeRecord): void {
  const url = URL.createObjectURL(new Blob([exportPractice(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'tenball-practice.json';
  link.click();
  URL.revokeObjectURL(url);
}
