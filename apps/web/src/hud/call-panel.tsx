/** The call: what stands, what is missing, and the way to change it. */
import type { ObjectBall, Pocket } from '@tenball/equipment';
import { type Rulebook, lowestBall } from '@tenball/rules';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { mayCall } from '../call-of.ts';
import { canSkip } from '../can-skip.ts';
import { BallIcon, Icon } from '../icons.tsx';
import { isWatched } from '../update/watching.ts';
import { PocketMap, PocketPicker, keepArrows } from './pocket-map.tsx';
import type { HudProps } from './props.ts';
import {
  type CallView, callView, callableBalls, canMoveCueBall, canPushOut,
} from './select.ts';

export function CallPanel(props: HudProps): JSX.Element {
  const { table, words, layout, dispatch } = props;
  const [editing, setEditing] = useState(false);
  const call = callView(table);
  const aiming = table.activity.kind === 'aiming';
  const { match } = table;
  const callable = call.kind !== 'break' && callableBalls(table).length > 0;
  const asked = table.call.kind === 'pot' && call.kind === 'needed';
  const open = aiming && callable && (editing || asked);
  const race = Math.max(match.situation.raceTo.A, match.situation.raceTo.B);
  return (
    <section class="call panel-glass" id="call" tabIndex={-1} aria-label={words.call.title}
      data-open={open} data-locked={!aiming}>
      <div class="call-head">
        <span>
          {aiming ? words.call.title : callTitle(props)}
          {call.kind === 'made' && call.obvious && <small> · {words.call.obvious}</small>}
        </span>
        {table.practice === undefined && (
          <span class="chip">{words.header.rack(match.rackNumber, String(race))}</span>
        )}
      </div>
      <CallChip call={call} rulebook={match.setup.rulebook} words={words} layout={layout}
        onOpen={aiming && callable ? () => setEditing(!open) : undefined} />
      {open && (
        <CallEditor {...props} call={call} onDone={() => setEditing(false)} />
      )}
      {canSkip(table) && (
        <div class="call-actions">
          <button class="button small" type="button" onClick={() => dispatch({ kind: 'skip' })}>
            <Icon name="skip" size={16} />{words.button.skip}
          </button>
        </div>
      )}
      {aiming && <CallActions {...props} call={call} open={open} onEdit={setEditing} />}
    </section>
  );
}

function callTitle({ table, words }: HudProps): string {
  const { activity } = table;
  const other = activity.kind !== 'match-over' && table.seats[activity.seat].kind === 'computer';
  return other && !isWatched(table) ? words.call.opponent : words.call.title;
}

/** The chip; a button where the call can be changed. */
function CallChip({ onOpen, ...props }: FaceProps & {
  onOpen: (() => void) | undefined;
}): JSX.Element {
  const { call } = props;
  const content = <CallFace {...props} />;
  if (onOpen === undefined) return <div class="call-chip" data-kind={call.kind}>{content}</div>;
  return (
    <button class="call-chip" type="button" data-kind={call.kind} onClick={onOpen}>
      {content}
    </button>
  );
}

type FaceProps = Pick<HudProps, 'words' | 'layout'> & {
  readonly call: CallView; readonly rulebook: Rulebook;
};

function CallFace({ call, rulebook, words, layout }: FaceProps): JSX.Element {
  const size = { desktop: 40, portrait: 32, landscape: 30 }[layout];
  switch (call.kind) {
    case 'made': return <MadeFace call={call} words={words} size={size} />;
    case 'needed':
      return (
        <>
          {call.ball !== undefined && <BallIcon ball={call.ball} size={size} />}
          {call.ball !== undefined && <Icon name="arrow-right" size={20} />}
          <span class="call-asked">{words.button.callNeeded}</span>
          <span class="grow" />
          <PocketMap pocket={call.pocket} />
        </>
      );
    case 'safety':
      return (
        <NoteFace icon="shield" title={words.call.safety}
          note={words.call.safetyNotes[rulebook.safetyPocketOption]} />
      );
    case 'push-out':
      return <NoteFace icon="push-out" title={words.call.pushOut} note={words.call.pushOutNote} />;
    case 'break':
      return <NoteFace icon="crosshair" title={words.call.breakShot} note={words.call.breakNote} />;
    case 'free':
      return (
        <NoteFace icon="crosshair" title={words.call.free}
          note={rulebook.callMode === 'tenOnly' ? words.call.tenOnlyNote : words.call.freeNote} />
      );
  }
}

function MadeFace({ call, words, size }: Pick<HudProps, 'words'> & {
  call: Extract<CallView, { kind: 'made' }>; size: number;
}): JSX.Element {
  return (
    <>
      <span class="visually-hidden">
        {words.call.spoken(call.ball, words.pocket[call.pocket])}
        {call.obvious ? `, ${words.call.obvious}` : ''}
      </span>
      <BallIcon ball={call.ball} size={size} />
      <Icon name="arrow-right" size={20} />
      <span class="call-pocket" aria-hidden="true" title={words.pocket[call.pocket]}>
        {call.pocket}
      </span>
      <span class="grow" />
      <PocketMap pocket={call.pocket} />
    </>
  );
}

function NoteFace({ icon, title, note }: {
  icon: 'shield' | 'push-out' | 'crosshair'; title: string; note: string;
}): JSX.Element {
  return (
    <>
      <span class="call-icon"><Icon name={icon} size={20} /></span>
      <span class="call-words"><b>{title}</b><small>{note}</small></span>
    </>
  );
}

function CallEditor({ table, words, dispatch, call, onDone }: HudProps & {
  call: CallView; onDone: () => void;
}): JSX.Element {
  const named = call.kind === 'made' || call.kind === 'needed'
    ? call : { ball: undefined, pocket: undefined };
  const lowest = lowestBall(table.match.situation);
  const mayPass = !mayCall(table.match.setup.rulebook, lowest);
  const pickBall = (ball: ObjectBall) => dispatch({ kind: 'call-ball', ball });
  const pickPocket = (pocket: Pocket) => {
    dispatch({ kind: 'call-pocket', pocket });
    onDone();
  };
  return (
    <div class="call-editor">
      <div class="ball-picker" role="radiogroup" aria-label={words.call.ball}
        onKeyDown={keepArrows}>
        {callableBalls(table).map((ball) => (
          <label class="ball-choice">
            <input class="cover" type="radio" name="call-ball" value={ball}
              aria-label={`${words.call.ball} ${ball}`} checked={ball === named.ball}
              onClick={() => pickBall(ball)} />
            <BallIcon ball={ball} size={30} />
          </label>
        ))}
      </div>
      <PocketPicker pocket={named.pocket} words={words} onPick={pickPocket} />
      {mayPass && (
        <button class="button small call-pass" type="button" onClick={() => {
          dispatch({ kind: 'call-auto' });
          onDone();
        }}>
          {words.call.free}
        </button>
      )}
    </div>
  );
}

function CallActions({ table, words, dispatch, call, open, onEdit }: HudProps & {
  call: CallView; open: boolean; onEdit: (open: boolean) => void;
}): JSX.Element {
  const leave = (kind: 'call-safety' | 'call-push-out') => {
    onEdit(false);
    dispatch({ kind });
  };
  const changeWord = call.kind === 'free' ? words.call.callTen : words.button.change;
  return (
    <>
      {call.kind !== 'break' && (
        <div class="call-actions">
          <button class="button small" type="button" aria-pressed={call.kind === 'safety'}
            onClick={() => leave('call-safety')}>
            <Icon name="shield" size={16} />{words.button.safety}
          </button>
          {canPushOut(table) && (
            <button class="button small" type="button" aria-pressed={call.kind === 'push-out'}
              onClick={() => leave('call-push-out')}>
              <Icon name="push-out" size={16} />{words.button.pushOut}
            </button>
          )}
          {callableBalls(table).length > 0 && (
            <button class="button small call-edit" type="button" aria-expanded={open}
              onClick={() => onEdit(!open)}>
              <Icon name={open ? 'check' : 'pencil'} size={16} />
              {open ? words.button.done : changeWord}
            </button>
          )}
        </div>
      )}
      {canMoveCueBall(table) && (
        <div class="call-actions">
          <button class="button small" type="button"
            onClick={() => dispatch({ kind: 'lift-cue-ball' })}>
            <Icon name="hand" size={16} />{words.button.moveCueBall}
          </button>
        </div>
      )}
    </>
  );
}
