/** The score header: names, score, sights, whose turn, fouls; between them the tray of balls. */
import type { JSX } from 'preact';
import { BallIcon, GoneBall, RackMark, SpottedMark } from '../icons.tsx';
import { NEW_TAB, compareLink } from '../links.ts';
import { rulebookName } from '../rulebook-name.ts';
import type { Messages } from '../words/index.ts';
import type { HudProps } from './props.ts';
import { type SeatView, type TrayBall, seatsView, trayOf } from './select.ts';

/** Above this race the sights would not fit: a bar stands for them. */
const MOST_SIGHTS = 11;

export function Header({ state, table, words, layout }: HudProps): JSX.Element {
  const { language, aimAid } = state.settings;
  const { rulebook } = table.match.setup;
  const name = rulebookName(rulebook, language, words);
  const seats = seatsView(table, words);
  const short = layout !== 'desktop';
  return (
    <div class="header" role="region" aria-label={words.header.region}>
      <Side view={seats.A} words={words} short={short} />
      <div class="header-middle">
        <Tray balls={trayOf(table)} words={words} layout={layout} />
        <p class="match-rules">
          <a href={compareLink(rulebook)} {...NEW_TAB} aria-label={words.ruling.edition(name)}>
            {name}
          </a>
          <span class="match-aid"> · {words.home.aimAid}: {words.settings.aimAids[aimAid]}</span>
        </p>
      </div>
      <Side view={seats.B} words={words} short={short} />
    </div>
  );
}

function Side({ view, words, short }: {
  view: SeatView; words: Messages; short: boolean;
}): JSX.Element {
  return (
    <div class="side-of" data-seat={view.seat} data-active={view.active}>
      {view.active && <div class="lamp" />}
      <span class="score num" aria-hidden="true">{view.score}</span>
      <div class="who">
        <div class="name">
          <span class="name-text">{short ? view.shortName : view.name}</span>
          {view.breaker && (
            <span class="broke" title={words.header.broke}>
              <RackMark />
              <span class="visually-hidden">{words.header.broke}</span>
            </span>
          )}
        </div>
        <div class="meta">
          <Sights view={view} words={words} />
          <Fouls count={view.fouls} words={words} />
          {view.status !== '' && (
            <span class="turn">
              <span class="turn-text">{view.status}</span>
              {view.thinking && <span class="dots" aria-hidden="true"><i /><i /><i /></span>}
            </span>
          )}
        </div>
      </div>
    </div>
  );
}

function Sights({ view, words }: { view: SeatView; words: Messages }): JSX.Element {
  const label = words.header.score(view.name, view.score, view.raceTo);
  if (view.raceTo > MOST_SIGHTS) {
    const share = `${Math.round((view.score / view.raceTo) * 100)}%`;
    return (
      <span class="sights-bar" role="img" aria-label={label}><i style={{ width: share }} /></span>
    );
  }
  return (
    <span class="sights" role="img" aria-label={label}>
      {Array.from({ length: view.raceTo }, (_, index) => <i data-on={index < view.score} />)}
    </span>
  );
}

/** Consecutive fouls as three pips, with words so that the mark is learned. */
function Fouls({ count, words }: { count: number; words: Messages }): JSX.Element | undefined {
  if (count === 0) return undefined;
  return (
    <span class="fouls" data-count={Math.min(count, 3)}
      title={count >= 2 ? words.header.twoFouls : undefined}>
      <span class="pips" aria-hidden="true">
        {[0, 1, 2].map((index) => <i data-on={index < count} />)}
      </span>
      <span class="fouls-text">{words.header.fouls(count)}</span>
    </span>
  );
}

function Tray({ balls, words, layout }: {
  balls: readonly TrayBall[]; words: Messages; layout: HudProps['layout'];
}): JSX.Element {
  const size = { desktop: 30, portrait: 26, landscape: 24 }[layout];
  return (
    <ul class="tray" aria-label={words.header.tray}>
      {balls.map((ball) => (
        <li class="tray-ball" data-state={ball.state} data-called={ball.called}>
          <TrayFace view={ball} size={size} />
          <span class="visually-hidden">{trayLabel(ball, words)}</span>
        </li>
      ))}
    </ul>
  );
}

function TrayFace({ view, size }: { view: TrayBall; size: number }): JSX.Element {
  if (view.state === 'pocketed' || view.state === 'out-of-play') {
    return <GoneBall ball={view.ball} size={size} outOfPlay={view.state === 'out-of-play'} />;
  }
  const large = view.state === 'legal' ? Math.round(size * 1.3) : size;
  return (
    <>
      <BallIcon ball={view.ball} size={large} />
      {view.spotted && <SpottedMark />}
    </>
  );
}

function trayLabel({ ball, state, called, spotted }: TrayBall, words: Messages): string {
  const { header } = words;
  const stands = {
    'on-table': header.onTable, legal: header.legal, pocketed: header.pocketed,
    'out-of-play': header.outOfPlay,
  }[state];
  const more = [...(called ? [header.called] : []), ...(spotted ? [header.spotted] : [])];
  return header.ball(ball, [stands, ...more].join(', '));
}
