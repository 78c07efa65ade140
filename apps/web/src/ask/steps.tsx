/** The three questions: which shot, what was called, what happened. */
import { type Ball, CUE_BALL, TEN } from '@tenball/equipment';
import type { Rulebook } from '@tenball/rules';
import type { JSX } from 'preact';
import { Icon, type IconName } from '../icons.tsx';
import type { AskWords } from './ask-words.ts';
import {
  type Asking, type CallChoice, SCENES, type Scene, type Step, type Tap, callsFor, stepOf,
} from './asking.ts';
import { type Cast, castOf } from './cast.ts';
import { type Fact, factsFor, isPotCall, isUsual } from './facts.ts';
import { type PadView, Pads } from './pads.tsx';

export interface StepsProps {
  readonly asking: Asking;
  readonly rulebook: Rulebook;
  readonly words: AskWords;
  /** The question being answered; on a wide screen those before it stand above. */
  readonly step: Step;
  readonly more: boolean;
  readonly onTap: (tap: Tap) => void;
  readonly onMore: (more: boolean) => void;
}

const STEPS: readonly Step[] = ['scene', 'call', 'facts'];

export function Steps(props: StepsProps): JSX.Element {
  const { asking, step, words } = props;
  const reached = STEPS.indexOf(stepOf(asking));
  const shown = STEPS.filter((one, index) => (
    index <= Math.max(reached, STEPS.indexOf(step)) && !(one === 'call' && asking.scene === 'break')
  ));
  return (
    <div class="ask-steps">
      {shown.map((one) => (
        <section key={one} class="ask-step" data-step={one} data-current={one === step}>
          <h2 id={`ask-${one}`}>{words.steps[one]}</h2>
          {one === 'scene' && <ScenePads {...props} />}
          {one === 'call' && <CallPads {...props} />}
          {one === 'facts' && <FactPads {...props} />}
        </section>
      ))}
    </div>
  );
}

const SCENE_ICONS: Readonly<Record<Scene, IconName>> = {
  'break': 'target', 'second': 'push-out', 'shot': 'crosshair', 'ten': 'trophy',
};

function ScenePads({ asking, words, onTap }: StepsProps): JSX.Element {
  const pads = SCENES.map((value): PadView<Scene> => ({
    value, ...words.scenes[value], icon: SCENE_ICONS[value], balls: value === 'ten' ? [TEN] : [],
  }));
  return (
    <Pads label={words.steps.scene} size="choice" pads={pads}
      pressed={asking.scene === undefined ? [] : [asking.scene]}
      onTap={(scene) => onTap({ kind: 'scene', scene })} />
  );
}

const CALL_ICONS: Readonly<Record<CallChoice, IconName>> = {
  'pot': 'target', 'obvious': 'check', 'ten': 'target', 'safety': 'shield',
  'push-out': 'push-out', 'none': 'minus',
};

function CallPads({ asking, words, rulebook, onTap }: StepsProps): JSX.Element {
  const pads = callsFor(asking.scene, rulebook).map((value): PadView<CallChoice> => ({
    value, ...words.calls[value], icon: CALL_ICONS[value], balls: value === 'ten' ? [TEN] : [],
  }));
  return (
    <Pads label={words.steps.call} size="choice" pads={pads}
      pressed={asking.call === undefined ? [] : [asking.call]}
      onTap={(call) => onTap({ kind: 'call', call })} />
  );
}

function FactPads({ asking, words, rulebook, more, onTap, onMore }: StepsProps): JSX.Element {
  const cast = castOf(asking);
  const offered = factsFor(asking, rulebook.threePointRule === 'on');
  const usual = offered.filter((fact) => isUsual(fact));
  const rest = offered.filter((fact) => !isUsual(fact));
  const pads = (facts: readonly Fact[]) => facts.map((value): PadView<Fact> => ({
    value,
    label: factLabel(value, asking, words),
    balls: factBalls(value, cast),
    icon: FACT_ICONS[value],
  }));
  const onFact = (fact: Fact) => onTap({ kind: 'fact', fact });
  const hidden = more ? 0 : asking.facts.filter((fact) => !isUsual(fact)).length;
  return (
    <>
      <Pads label={words.steps.facts} size="facts" pads={pads(usual)} pressed={asking.facts}
        onTap={onFact}>
        <button class="pad ask-more" type="button" aria-expanded={more}
          onClick={() => onMore(!more)}>
          <span class="pad-icon"><Icon name="down" size={20} /></span>
          <span class="pad-words">
            <b>{more ? words.fewer : words.more}{hidden === 0 ? '' : ` · ${hidden}`}</b>
          </span>
        </button>
      </Pads>
      {more && (
        <Pads label={words.more} size="facts" pads={pads(rest)} pressed={asking.facts}
          onTap={onFact} />
      )}
    </>
  );
}

/** What a fact is called where it is asked for. */
export function factLabel(fact: Fact, { scene, call }: Asking, words: AskWords): string {
  const told = scene === 'break' ? words.breakFacts
    : !isPotCall(call) ? words.uncalledFacts
      : call === 'ten' || scene === 'ten' ? words.tenFacts : {};
  return told[fact] ?? words.facts[fact];
}

function factBalls(fact: Fact, { called, lowest, other, wrong }: Cast): readonly Ball[] {
  switch (fact) {
    case 'made':
    case 'elsewhere': return [called];
    case 'lowest': return [lowest];
    case 'other':
    case 'ball-off': return [other];
    case 'ten':
    case 'ten-off': return [TEN];
    case 'wrong-first': return [wrong];
    case 'scratch':
    case 'cue-ball-off': return [CUE_BALL];
    default: return [];
  }
}

const FACT_ICONS: Readonly<Partial<Record<Fact, IconName>>> = {
  'rail': 'check', 'no-rail': 'minus', 'rails-enough': 'check', 'rails-few': 'minus',
  'no-contact': 'close', 'touched': 'hand', 'double-hit': 'columns',
};
