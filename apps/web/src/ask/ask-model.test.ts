import { formatQuestion } from '@tenball/rules';
import { describe, expect, test } from 'vitest';
import type { Shelf } from '../settings.ts';
import { hashOf, readHash } from './address.ts';
import { type AskAddress, EDITION_KEY, createAskModel } from './ask-model.ts';

interface Visit extends AskAddress {
  /** One step towards the page before. */
  readonly goBack: () => boolean;
  follow: () => void;
}

function addressAt(hash = '', kept?: unknown): Visit {
  const steps = [{ hash, kept }];
  const visit: Visit = {
    hash: () => steps.at(-1)?.hash ?? '',
    kept: () => steps.at(-1)?.kept,
    replace: (next, keep) => void steps.splice(-1, 1, { hash: next, kept: keep }),
    push: (next, keep) => void steps.push({ hash: next, kept: keep }),
    back: () => void visit.goBack(),
    goBack: () => {
      if (steps.length === 1) return false;
      steps.pop();
      visit.follow();
      return true;
    },
    follow: () => undefined,
  };
  return visit;
}

function shelfOf(kept: Readonly<Record<string, string>> = {}): Shelf {
  const entries = new Map(Object.entries(kept));
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

const OTHER_BALL = '#base%20%7C%20A%20%7C%201%40FL%20%7C%20%3E1%205%40SR';

function askOther(address: Visit) {
  const model = createAskModel(address, undefined);
  address.follow = model.readAddress;
  model.tap({ kind: 'scene', scene: 'shot' });
  model.tap({ kind: 'call', call: 'pot' });
  model.tap({ kind: 'fact', fact: 'other' });
  return model;
}

describe('the page of questions', () => {
  test('has the question in its address as soon as there is a ruling', () => {
    const address = addressAt();
    const model = createAskModel(address, undefined);
    model.tap({ kind: 'scene', scene: 'shot' });
    expect(address.hash()).toBe('');
    askOther(address);
    expect(address.hash()).toBe(OTHER_BALL);
  });

  test('takes each tap back, to the empty question', () => {
    const address = addressAt();
    const model = askOther(address);
    model.undo();
    expect(address.hash()).toBe('');
    expect(model.view.value).toMatchObject({ step: 'facts', asking: { facts: [] } });
    model.undo();
    model.undo();
    model.undo();
    expect(model.view.value).toMatchObject({ step: 'scene', past: [] });
  });

  test('goes back by questions, not by taps, and forgets nothing on the way', () => {
    const address = addressAt();
    const model = askOther(address);
    model.tap({ kind: 'fact', fact: 'scratch' });
    expect(address.goBack()).toBe(true);
    expect(model.view.value).toMatchObject({ step: 'call', asking: { scene: 'shot' } });
    expect(address.goBack()).toBe(true);
    expect(model.view.value).toMatchObject({ step: 'scene', past: [] });
    expect(address.goBack()).toBe(false);
  });

  test('needs no two steps back after a tap was taken back', () => {
    const address = addressAt();
    const model = askOther(address);
    model.undo();
    model.undo();
    expect(model.view.value).toMatchObject({ step: 'call', past: [{ scene: undefined }] });
    expect(address.goBack()).toBe(true);
    expect(address.goBack()).toBe(false);
  });

  test('goes back from a new question to the one that was sent', () => {
    const address = addressAt(OTHER_BALL);
    const model = createAskModel(address, undefined);
    address.follow = model.readAddress;
    model.again();
    expect(address.goBack()).toBe(true);
    expect(model.view.value.kind).toBe('shared');
  });

  test('shows a link as a question somebody sent, and asks anew from there', () => {
    const address = addressAt(OTHER_BALL);
    const model = createAskModel(address, undefined);
    const shown = model.view.value;
    expect(shown.kind).toBe('shared');
    if (shown.kind !== 'shared') return;
    expect(formatQuestion(shown.question)).toBe('base | A | 1@FL | >1 5@SR');
    model.again();
    expect(model.view.value).toMatchObject({ kind: 'asking', step: 'scene' });
    expect(address.hash()).toBe('');
  });

  test('goes on with one’s own taps after a reload, but not with those of another question', () => {
    const address = addressAt();
    askOther(address);
    const reloaded = createAskModel(addressAt(address.hash(), address.kept()), undefined);
    expect(reloaded.view.value).toMatchObject({ kind: 'asking', asking: { facts: ['other'] } });
    const elsewhere = addressAt('#base%20%7C%20A%20%7C%20none%20%7C%20%3E1', address.kept());
    expect(createAskModel(elsewhere, undefined).view.value.kind).toBe('shared');
    const past: unknown[] = [];
    for (const kept of [{}, { asking: { scene: 'shot', facts: 7 }, past }, { past }, 'text', 3]) {
      const damaged = createAskModel(addressAt(OTHER_BALL, kept), undefined);
      expect(damaged.view.value.kind).toBe('shared');
    }
  });

  test('remembers the edition one plays by', () => {
    const shelf = shelfOf();
    const first = createAskModel(addressAt(), shelf);
    first.tap({ kind: 'edition', edition: 'wpa-2008' });
    const second = createAskModel(addressAt(), shelf);
    expect(second.view.value).toMatchObject({ asking: { edition: 'wpa-2008' } });
    second.again();
    expect(second.view.value).toMatchObject({ asking: { edition: 'wpa-2008' } });
    const unknown = createAskModel(addressAt(), shelfOf({ [EDITION_KEY]: 'wpa-1900' }));
    expect(unknown.view.value).toMatchObject({ asking: { edition: 'base' } });
  });
});

describe('a link to a question', () => {
  test('is the text of the question, and comes back as it was', () => {
    const read = readHash(OTHER_BALL);
    expect(read?.ok === true && hashOf(read.value)).toBe(OTHER_BALL);
    expect(readHash('')).toBeUndefined();
    expect(readHash('#')).toBeUndefined();
  });

  test.each([
    ['#base%20%7C%20A%20%7C%202@XX%20%7C%20%3E2', 'base | A | 2@XX | >2', 11],
    ['#base%20%7C%20A%2', 'base | A%2', 8],
    ['#base%E0%A4', 'base%E0%A4', 4],
    ['#%', '%', 0],
    ['#base', 'base', 4],
  ])('%s is damaged, and says where', (hash, text, at) => {
    expect(readHash(hash)).toEqual({ ok: false, error: { text, at } });
  });
});
