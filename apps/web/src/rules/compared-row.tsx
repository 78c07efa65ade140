/** A parameter of two editions: its name, both values, what each does, and how sure it is. */
import {
  type EditionNote, type Parameter, type ParameterGroup, type Rulebook, effectSentence,
  notesOf, parameterName, presetOf, valueName,
} from '@tenball/rules';
import type { JSX } from 'preact';
import { ClauseLink } from './clause-view.tsx';
import { rulebookName } from './edition-names.ts';
import type { Reader } from './reader.ts';

/** `parameters` by their groups, in the order of `groups`; empty groups are left out. */
export function groupsOf(groups: readonly ParameterGroup[], parameters: readonly Parameter[]): {
  readonly group: ParameterGroup; readonly parameters: readonly Parameter[];
}[] {
  return groups
    .map((group) => ({ group, parameters: parameters.filter((one) => one.group === group) }))
    .filter((found) => found.parameters.length > 0);
}

interface RowProps {
  readonly parameter: Parameter;
  readonly left: Rulebook;
  readonly right: Rulebook;
  readonly differs: boolean;
  readonly reader: Reader;
}

export function ComparedRow({ parameter, left, right, differs, reader }: RowProps): JSX.Element {
  return (
    <tr data-differs={differs} data-parameter={parameter.name}>
      <th scope="row">
        <span class="compare-name">{parameterName(parameter.name, reader.language)}</span>
        <span class="compare-clause"><ClauseLink clause={parameter.clause} reader={reader} /></span>
      </th>
      <Cell parameter={parameter} rulebook={left} reader={reader} />
      <Cell parameter={parameter} rulebook={right} reader={reader} />
    </tr>
  );
}

function Cell({ parameter, rulebook, reader }: {
  parameter: Parameter; rulebook: Rulebook; reader: Reader;
}): JSX.Element {
  const { language } = reader;
  const { name } = parameter;
  const value = rulebook[name];
  return (
    <td>
      <span class="compare-edition" aria-hidden="true">{rulebookName(rulebook, reader)}</span>
      <b class="compare-value">{valueName(name, value, language)}</b>
      <span class="compare-effect">{effectSentence(name, value, language)}.</span>
      {notesOn(parameter, rulebook).map((note, index) => (
        <Note key={index} note={note} reader={reader} />
      ))}
    </td>
  );
}

/** What the sheet says of a value; nothing where it was changed by hand. */
function notesOn({ name }: Parameter, rulebook: Rulebook): readonly EditionNote[] {
  if (presetOf(rulebook.edition)[name] !== rulebook[name]) return [];
  return notesOf(rulebook.edition).filter(({ parameter }) => parameter === name);
}

/** A note with its mark; a value that nobody read in a text is marked as such. */
export function Note({ note, reader }: { note: EditionNote; reader: Reader }): JSX.Element {
  const { words, language } = reader;
  const unseen = note.mark !== 'T';
  return (
    <span class="compare-note" data-unseen={unseen}>
      <span class="compare-mark" title={words.compare.marks[note.mark]}>
        {note.mark === '-' ? words.compare.unknown
          : `${unseen ? words.compare.unseen : words.compare.seen} [${note.mark}]`}
      </span>{' '}
      {note[language]}.
    </span>
  );
}
