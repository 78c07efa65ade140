/** Two editions side by side, and what changes in play. */
import {
  BASE, PARAMETERS, PARAMETER_GROUPS, type Parameter, type Rulebook, compareRulebooks,
} from '@tenball/rules';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import { shortened } from '../page/shortened.ts';
import { EditionPicker } from './edition-picker.tsx';
import { ComparedRow, groupsOf } from './compared-row.tsx';
import { rulebookName } from './edition-names.ts';
import { Heading } from './heading.tsx';
import { PlayChanges } from './play-changes.tsx';
import type { Reader } from './reader.ts';
import { formatRulebookText, parseRulebookText } from './rulebook-text.ts';

export function EditionsView({ left, right, reader }: {
  left: string; right: string; reader: Reader;
}): JSX.Element {
  const { words, state } = reader;
  const one = readSide(left);
  const two = readSide(right);
  const choose = (a: Rulebook, b: Rulebook) => state.go({
    kind: 'editions', left: formatRulebookText(a), right: formatRulebookText(b),
  }, 'replace');
  return (
    <div class="compare">
      <Heading reader={reader} title={words.compare.title} />
      <p class="book-lead">{words.compare.lead}</p>
      {[one, two].filter(({ bad }) => bad !== undefined).map(({ bad }) => (
        <p key={bad} class="compare-bad" role="alert">
          {words.compare.badEdition(shortened(bad ?? ''))}
        </p>
      ))}
      <div class="compare-sides">
        <EditionPicker label={words.compare.left} rulebook={one.rulebook} reader={reader}
          onChoose={(chosen) => choose(chosen, two.rulebook)} />
        <button class="icon-button compare-swap" type="button" aria-label={words.compare.swap}
          title={words.compare.swap} onClick={() => choose(two.rulebook, one.rulebook)}>
          <Icon name="swap" />
        </button>
        <EditionPicker label={words.compare.right} rulebook={two.rulebook} reader={reader}
          onChoose={(chosen) => choose(one.rulebook, chosen)} />
      </div>
      <ComparedTable left={one.rulebook} right={two.rulebook} reader={reader} />
      <PlayChanges left={one.rulebook} right={two.rulebook} reader={reader} />
    </div>
  );
}

function readSide(text: string): { rulebook: Rulebook; bad: string | undefined } {
  const read = parseRulebookText(text);
  return read.ok ? { rulebook: read.value, bad: undefined } : { rulebook: BASE, bad: text };
}

function ComparedTable({ left, right, reader }: {
  left: Rulebook; right: Rulebook; reader: Reader;
}): JSX.Element {
  const { words } = reader;
  const [all, setAll] = useState(false);
  const differing = new Set(compareRulebooks(left, right).map(({ parameter }) => parameter));
  const shown: readonly Parameter[] = all
    ? PARAMETERS : PARAMETERS.filter(({ name }) => differing.has(name));
  return (
    <section aria-labelledby="compare-count">
      <div class="compare-head">
        <h2 id="compare-count" aria-live="polite">{differing.size === 0
          ? words.compare.equal : words.compare.differing(differing.size)}</h2>
        <button class="button small" type="button" aria-pressed={all} onClick={() => setAll(!all)}>
          {all ? words.compare.showDiffering : words.compare.showAll(PARAMETERS.length)}
        </button>
      </div>
      {shown.length > 0 && (
        <table class="compare-table">
          <thead>
            <tr>
              <th scope="col">{words.compare.parameter}</th>
              <th scope="col">{rulebookName(left, reader)}</th>
              <th scope="col">{rulebookName(right, reader)}</th>
            </tr>
          </thead>
          {groupsOf(PARAMETER_GROUPS, shown).map(({ group, parameters }) => (
            <tbody key={group}>
              {parameters.map((parameter) => (
                <ComparedRow key={parameter.name} parameter={parameter} left={left} right={right}
                  differs={differing.has(parameter.name)} reader={reader} />
              ))}
            </tbody>
          ))}
        </table>
      )}
    </section>
  );
}
