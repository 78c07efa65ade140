/** What changes in play: the examples that two editions rule differently, with both answers. */
import { type Rulebook, type Ruling, clauseName } from '@tenball/rules';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { clauseReference } from './clause-label.ts';
import { type PlayChange, playChanges } from './compared-play.ts';
import { rulebookName } from './edition-names.ts';
import type { Reader } from './reader.ts';
import { formatRoute } from './route.ts';
import { spokenRuling } from './spoken-ruling.ts';

export function PlayChanges({ left, right, reader }: {
  left: Rulebook; right: Rulebook; reader: Reader;
}): JSX.Element {
  const { words } = reader;
  const { changes, asked } = useMemo(() => playChanges(left, right), [left, right]);
  return (
    <section class="play-changes" aria-labelledby="play-changes">
      <h2 id="play-changes">{words.compare.play}</h2>
      <p>{changes.length === 0
        ? words.compare.playNone : words.compare.playLead(changes.length, asked)}</p>
      <ul>
        {changes.map((change) => (
          <ChangedExample key={change.example.id} change={change} left={left} right={right}
            reader={reader} />
        ))}
      </ul>
    </section>
  );
}

function ChangedExample({ change, left, right, reader }: {
  change: PlayChange; left: Rulebook; right: Rulebook; reader: Reader;
}): JSX.Element {
  const { words, language } = reader;
  const { page, example } = change;
  const { clause } = page;
  return (
    <li class="play-change">
      <p class="play-story">
        <a href={formatRoute({ kind: 'clause', clause, example: example.id })}>
          {clauseReference(clause, clauseName(clause, language), words)}
        </a>
        <span>{example.story[language]}</span>
      </p>
      <Answer name={rulebookName(left, reader)} ruling={change.left} change={change}
        reader={reader} />
      <Answer name={rulebookName(right, reader)} ruling={change.right} change={change}
        reader={reader} />
    </li>
  );
}

function Answer({ name, ruling, change, reader }: {
  name: string; ruling: Ruling; change: PlayChange; reader: Reader;
}): JSX.Element {
  const { summary, consequence } = spokenRuling(change.entry, ruling, reader);
  return (
    <p class="play-answer">
      <span class="compare-edition">{name}</span>
      <b>{summary}</b> {consequence}
    </p>
  );
}
