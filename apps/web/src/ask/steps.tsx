/** The three questions: which shot, what was called, what happened. */
import { type Ball, CUE_BALL, TEN } from '@tenball/equipment';
import type { Rulebook } from '@tenball/rules';
import {
  ASKED_WORDS, type Asking, type CallChoice, type Cast, type Fact, SCENES, type Scene, type Step,
  type Tap, callsFor, castOf, factLabel, factsFor, isUsual, stepOf,
} from '@tenball/rules/ask';
import type { JSX } from 'preact';
import { Icon, type IconName } from '../icons.tsx';
import type { Language } from '../state.ts';
import { type PadView, Pads } from './pads.tsx';
import { ASK_WORDS } from './words-of.ts';

export interface StepsProps {
  readonly asking: Asking;
  readonly rulebook: Rulebook;
  readonly language: Language;
  /** The question being answered; on a wide screen those before it stand above. */
  readonly step: Step;
  readonly more: boolean;
  readonly onTap: (tap: Tap) => void;
  readonly onMore: (more: boolean) => void;
}

const STEPS: readonly Step[] = ['scene', 'call', 'facts'];

export function Steps(props: StepsProps): JSX.Element {
  const { asking, step, language } = props;
  const reached = STEPS.indexOf(stepOf(asking));
  const shown = STEPS.filter((one, index) => (
    index <= Math.max(reached, STEPS.indexOf(step)) && !(one === 'call' && asking.scene === 'break')
  ));
  return (
    <div class="ask-steps">
      {shown.map((one) => (
        <section key={one} class="ask-step" data-step={one} data-current={one === step}
          data-more={props.more}>
          <h2 id={`ask-${one}`}>{ASKED_WORDS[language].steps[one]}</h2>
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

function ScenePads({ asking, language, onTap }: StepsProps): JSX.Element {
  const words = ASKED_WORDS[language];
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

function CallPads({ asking, language, rulebook, onTap }: StepsProps): JSX.Element {
  const words = ASKED_WORDS[language];
  const pads = callsFor(asking.scene, rulebook).map((value): PadView<CallChoice> => ({
    value, ...words.calls[value], icon: CALL_ICONS[value], balls: value === 'ten' ? [TEN] : [],
  }));
  return (
    <Pads label={words.steps.call} size="choice" pads={pads}
      pressed={asking.call === undefined ? [] : [asking.call]}
      onTap={(call) => onTap({ kind: 'call', call })} />
  );
}

function FactPads(props: StepsProps): JSX.Element {
  const { asking, language, more, onTap, onMore } = props;
  const words = ASK_WORDS[language];
  const cast = castOf(asking);
  const offered = factsFor(asking);
  const usual = offered.filter((fact) => isUsual(fact));
  const rest = offered.filter((fact) => !isUsual(fact));
  const pads = (facts: readonly Fact[]) => facts.map((value): PadView<Fact> => ({
    value,
    label: factLabel(value, asking, language),
    balls: factBalls(value, cast),
    icon: FACT_ICONS[value],
  }));
  const onFact = (fact: Fact) => onTap({ kind: 'fact', fact });
  const hidden = more ? 0 : asking.facts.filter((fact) => !isUsual(fact)).length;
  return (
    <>
      <Pads label={ASKED_WORDS[language].steps.facts} size="facts" pads={pads(usual)}
        pressed={asking.facts} onTap={onFact}>
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
