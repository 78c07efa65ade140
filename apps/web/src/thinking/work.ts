/** Works out an order. The same order gives the same answer on every thread. */
import {
  SKILLS, choose, hintAdvice, hintPart, learnPot, personalityOf, suggest,
} from '@tenball/ai';
import { unreachable } from '@tenball/base';
import type { Answer, Order } from './orders.ts';

export function workOut(order: Order): Answer {
  switch (order.kind) {
    case 'think': {
      const { match, seat, level, manner, seed, budget } = order;
      const personality = personalityOf(manner);
      const choice = choose(match, seat, SKILLS[level], seed, budget, personality);
      return { kind: 'chosen', choice };
    }
    case 'advise': return { kind: 'advised', advised: hintAdvice(order.question) };
    case 'detail': {
      const { question, advice, part } = order;
      return { kind: 'detailed', part, detail: hintPart(question, advice, part) };
    }
    case 'suggest': {
      const { match, seat, skill, seed, budget } = order.question;
      return { kind: 'suggested', suggestions: suggest(match, seat, skill, seed, budget) };
    }
    case 'learn': {
      const { estimate, shot } = order;
      return { kind: 'learned', estimate: learnPot(estimate, shot.match, shot) };
    }
    default: return unreachable(order);
  }
}
