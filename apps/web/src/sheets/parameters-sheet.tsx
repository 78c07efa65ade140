/** Every parameter of the rules: its value in words, what it does, how sure it is. */
import {
  EDITIONS, type Edition, PARAMETERS, PARAMETER_GROUPS, type Overrides,
  type Parameter, type ParameterName, BASE, type Rulebook, editionName, effectSentence,
  notesOf, overridesOf, parameterName, rulebookFrom, sheetOf, valueName,
} from '@tenball/rules';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Select } from '../hud/choice.tsx';
import type { Language } from '../state.ts';
import type { Messages } from '../words/index.ts';
import { NoteLine } from './note-line.tsx';
import { type SheetWords, sheetWordsOf } from './sheet-words.ts';
import './sheets.css';

/** What a table on the screen has no occasion for: nobody touches a ball, no clock runs yet. */
const IDLE_HERE: readonly ParameterName[] = [
  'rackBy', 'breakBox', 'touchedBalls', 'jumpCue', 'settleSeconds', 'firstBreak', 'shotClock',
  'shotClockSeconds', 'shotClockWarning', 'extensionsPerRack', 'extensionSeconds',
  'timeoutsPerMatch', 'timeoutMinutes',
];

export interface ParametersProps {
  readonly rulebook: Rulebook;
  readonly words: Messages;
  readonly language: Language;
  readonly onEdition: (edition: Edition) => void;
  readonly onChange: (change: Overrides) => void;
}

export function ParametersSheet(props: ParametersProps): JSX.Element {
  const { rulebook, language, onEdition } = props;
  const say = sheetWordsOf(language);
  const notes = notesOf(rulebook.edition);
  return (
    <div class="parameters">
      <p class="sheet-lead">{say.parametersLead}</p>
      <div class="field">
        <span class="field-label">{say.startFrom}</span>
        <Select label={say.startFrom} value={rulebook.edition} onValue={onEdition}
          options={EDITIONS.map((value) => ({ value, text: editionName(value, language) }))} />
      </div>
      <p class="why-lead">{sheetOf(rulebook.edition).source[language]}</p>
      {notes.filter(({ parameter }) => parameter === undefined).map((note) => (
        <NoteLine note={note} language={language} />
      ))}
      {PARAMETER_GROUPS.map((group) => (
        <section>
          <h3>{say.group[group]}</h3>
          {PARAMETERS.filter((parameter) => parameter.group === group).map((parameter) => (
            <Row {...props} key={parameter.name} parameter={parameter} say={say} />
          ))}
        </section>
      ))}
    </div>
  );
}

type RowProps = ParametersProps & { readonly parameter: Parameter; readonly say: SheetWords };

function Row(props: RowProps): JSX.Element {
  const { rulebook, language, parameter, say } = props;
  const { name } = parameter;
  const changed = rulebook[name] !== BASE[name];
  const notes = notesOf(rulebook.edition).filter((note) => note.parameter === name);
  return (
    <div class="parameter" data-changed={changed}>
      <span class="parameter-name">
        {parameterName(name, language)}
        {changed && <span class="chip">{say.changed}</span>}
      </span>
      {parameter.kind === 'number'
        ? <NumberControl {...props} parameter={parameter} />
        : <ChoiceControl {...props} />}
      <p class="parameter-effect">
        {effectSentence(name, rulebook[name], language)}.
        {IDLE_HERE.includes(name) && <i> {say.idleHere}</i>}
      </p>
      {notes.map((note) => <NoteLine note={note} language={language} />)}
    </div>
  );
}

/** Words and switches: the browser's own list of what the value may be. */
function ChoiceControl({ rulebook, parameter, language, onChange }: RowProps): JSX.Element {
  const { name } = parameter;
  const values: readonly Rulebook[ParameterName][] = parameter.kind === 'choice'
    ? parameter.values : [true, false];
  return (
    <Select label={parameterName(name, language)} value={String(rulebook[name])}
      options={values.map((value) => ({
        value: String(value), text: valueName(name, value, language),
      }))}
      onValue={(chosen) => {
        const value = values.find((one) => String(one) === chosen);
        if (value !== undefined) onChange({ [name]: value });
      }} />
  );
}

/** A number; what cannot be is not taken and says what could. */
function NumberControl({ rulebook, parameter, language, say, onChange }: RowProps & {
  parameter: Extract<Parameter, { readonly kind: 'number' }>;
}): JSX.Element {
  const { name, least, most, whole } = parameter;
  const [problem, setProblem] = useState('');
  const problemId = `problem-${name}`;
  return (
    <span class="parameter-number">
      <input class="text-input" type="number" inputMode="decimal" min={least} max={most}
        step={whole ? 1 : 'any'} value={rulebook[name]} aria-label={parameterName(name, language)}
        aria-invalid={problem !== ''} aria-describedby={problem === '' ? undefined : problemId}
        onInput={(event) => {
          const value = event.currentTarget.valueAsNumber;
          const found = problemOf(rulebook, name, value);
          if (found === undefined) onChange({ [name]: value });
          const contradicts = found === 'inconsistent';
          setProblem(found === undefined
            ? '' : contradicts ? say.contradicts : say.impossible(least, most));
        }} />
      {problem !== '' && <span class="parameter-problem" id={problemId}>{problem}</span>}
    </span>
  );
}

function problemOf(rulebook: Rulebook, name: ParameterName, value: number): string | undefined {
  const overrides = { ...overridesOf({ ...rulebook, edition: 'custom' }), [name]: value };
  const checked = rulebookFrom('custom', overrides);
  return checked.ok ? undefined : checked.error.kind;
}
