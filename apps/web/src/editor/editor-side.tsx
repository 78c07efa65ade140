/** Beside the edited table: facts of the selected ball, the task, how it goes, mirrors. */
import { CUE_BALL } from '@tenball/equipment';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { BallIcon, Icon } from '../icons.tsx';
import { ProgressCard } from '../practice/progress-card.tsx';
import type { Mirror } from '../practice/kept.ts';
import { openEditor, textOf } from './editor.ts';
import type { EditorProps } from './editor-props.ts';
import { factsOf } from './facts.ts';
import { diamondsText } from './position-text.ts';

export function EditorSide(
  props: EditorProps & { onMirror: (mirror: Mirror) => void },
): JSX.Element {
  const { exercise, practice, texts, language, counts, dispatch, onMirror } = props;
  return (
    <aside class="editor-side">
      <Facts {...props} />
      {exercise !== undefined && (
        <section class="card">
          <h2>{texts.goal}</h2>
          <p>{exercise.task[language]}</p>
          {!counts && (
            <button class="button small" type="button" onClick={() => dispatch({
              kind: 'edit', exercise, mirrored: practice.mirrored,
              editor: openEditor(exercise.position),
            })}>
              <Icon name="again" size={16} />{texts.ed.restore}
            </button>
          )}
        </section>
      )}
      {exercise !== undefined && (
        <ProgressCard record={practice.record} id={exercise.id} texts={texts}
          language={language} />
      )}
      {exercise === undefined && <SaveForm {...props} />}
      <span class="grow" />
      <div class="mirrors">
        <button class="button small" type="button" onClick={() => onMirror('sides')}>
          <Icon name="mirror-sides" size={18} />{texts.ed.mirror.sides}
        </button>
        <button class="button small" type="button" onClick={() => onMirror('ends')}>
          <Icon name="mirror-ends" size={18} />{texts.ed.mirror.ends}
        </button>
      </div>
    </aside>
  );
}

function Facts({ editor, texts: { ed }, language, act }: EditorProps): JSX.Element {
  const { selected: ball, position } = editor;
  const facts = factsOf(position, ball);
  const name = ball === CUE_BALL ? ed.cueBall : ed.ball(ball);
  return (
    <section class="card facts">
      <header>
        <BallIcon ball={ball} size={28} />
        <h2>{name}</h2>
        <span class="grow" />
        {facts === undefined
          ? (
            <button class="button small" type="button"
              onClick={() => act({ kind: 'to-table', ball })}>{ed.toTable}</button>
          )
          : (
            <button class="icon-button" type="button" aria-label={`${name}: ${ed.toTray}`}
              title={`${ed.toTray} (Del)`} onClick={() => act({ kind: 'to-tray', ball })}>
              <Icon name="trash" size={18} />
            </button>
          )}
      </header>
      {facts === undefined ? <p>{ed.inTray}</p> : (
        <dl>
          <Fact name={ed.diamonds}
            value={diamondsText(language, facts.diamonds.x, facts.diamonds.y)} />
          <Fact name={ed.fromLongRail}
            value={ed.millimetres(String(Math.round(facts.fromLongRail * 1000)))} />
          {facts.pot !== undefined && (
            <>
              <Fact name={ed.cutTo(facts.pot.pocket)}
                value={`${Math.round(facts.pot.cutDegrees)}°`} />
              <Fact name={ed.laneTo(facts.pot.pocket)}
                tone={facts.pot.blockedBy === undefined ? 'ok' : 'warn'}
                value={facts.pot.blockedBy === undefined
                  ? ed.clear : `${ed.blocked} ${facts.pot.blockedBy}`} />
            </>
          )}
          {facts.pot === undefined && ball !== CUE_BALL && <Fact name={ed.noPot} value="" />}
        </dl>
      )}
    </section>
  );
}

function Fact({ name, value, tone }: {
  name: string; value: string; tone?: 'ok' | 'warn';
}): JSX.Element {
  return <div><dt>{name}</dt><dd data-tone={tone}>{value}</dd></div>;
}

/** The position is kept on this device under a name. */
function SaveForm({ editor, practice, texts: { ed }, dispatch, say }: EditorProps): JSX.Element {
  const [name, setName] = useState('');
  const save = (event: Event) => {
    event.preventDefault();
    const { record } = practice;
    const layouts = record.layouts.filter((each) => each.name !== name);
    dispatch({
      kind: 'keep-record',
      record: { ...record, layouts: [...layouts, { name, text: textOf(editor) }] },
    });
    say(ed.saved);
  };
  return (
    <form class="card save-form" onSubmit={save}>
      <label>
        {ed.name}
        <input class="text-input" value={name} maxLength={60} required
          onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <button class="button small" type="submit">{ed.save}</button>
    </form>
  );
}
