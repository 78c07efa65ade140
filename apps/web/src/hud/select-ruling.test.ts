import { applyAll, decide } from '@tenball/match';
import { describe, expect, test } from 'vitest';
import { type Headless, headlessAt } from '../testing/headless.ts';
import { wordsOf } from '../words/index.ts';
import { logView } from './select-log.ts';
import { type BannerView, bannerView } from './select-ruling.ts';

const STRAIGHT = 'TBP1 9 c@700,200/1@900,335/10@-900,0 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';
const ENGLISH = { words: wordsOf('en'), language: 'en' } as const;
const RUSSIAN = { words: wordsOf('ru'), language: 'ru' } as const;

function shown(client: Headless, voice: typeof ENGLISH | typeof RUSSIAN): BannerView {
  const { banner } = client.table();
  if (banner === undefined) throw new Error('no banner');
  return bannerView(banner, client.table(), voice);
}

/** The straight shot played under the call `ball` to `pocket`. */
function played(ball: 1 | 10, pocket: 'FL' | 'SR'): Headless {
  const client = headlessAt(STRAIGHT);
  client.send({ kind: 'call-ball', ball }, { kind: 'call-pocket', pocket }, { kind: 'shoot' });
  client.rest();
  return client;
}

describe('a ball made as called', () => {
  test('the banner says it counts and who goes on', () => {
    const view = shown(played(1, 'FL'), ENGLISH);
    expect(view.kind).toBe('continue');
    expect(view.headline).toBe('1 made as called');
    expect(view.facts).toEqual([{ ball: 1, text: 'called in FL:', strong: 'made' }]);
    expect(view.now).toBe('Вера to shoot');
  });
});

describe('a miscue', () => {
  test('is no foul by itself, and the banner tells of it', () => {
    const client = headlessAt(STRAIGHT);
    client.send(
      { kind: 'set-tip', right: 0.65, up: 0 }, { kind: 'call-safety' }, { kind: 'shoot' },
    );
    client.rest();
    const { facts } = shown(client, RUSSIAN);
    expect(facts).toContainEqual({ ball: 0, text: '', strong: 'кикс: наклейка соскользнула' });
  });
});

describe('a ball in another pocket', () => {
  const view = shown(played(1, 'SR'), RUSSIAN);

  test('it is a choice of the opponent, not a foul, and the checks say why', () => {
    expect(view.kind).toBe('choice');
    expect(view.why).toBe('Почему не\u00a0фол?');
    expect(view.checks.length).toBeGreaterThan(0);
    expect(view.checks.every(({ passed }) => passed)).toBe(true);
  });

  test('the clause stands with its edition and leads to its page', () => {
    expect(view.clause).toBe('п.\u00a06 · базовая редакция');
    expect(view.clauseHref).toBe('./rules.html#S6');
  });

  test('under another edition it is that edition which is cited', () => {
    const other = headlessAt(`${STRAIGHT} ed=wpa-2016`);
    other.send({ kind: 'call-pocket', pocket: 'SR' }, { kind: 'shoot' });
    other.rest();
    expect(shown(other, RUSSIAN).clause).toBe('п.\u00a06 · WPA 2016');
  });

  test('the fact names where the ball was called and where it fell', () => {
    expect(view.facts.map(({ ball }) => ball)).toEqual([1]);
    expect(view.facts[0]?.text).toContain('FL');
  });

  test('beside the options the consequence is not said a second time', () => {
    expect(view.now).toBe('');
  });
});

describe('a ball called that stayed up while another fell', () => {
  test('the called ball comes first, then the one that fell', () => {
    const view = shown(played(10, 'SR'), ENGLISH);
    expect(view.facts).toEqual([
      { ball: 10, text: 'called in SR:', strong: 'not down' },
      { ball: 1, text: 'fell in FL:', strong: 'stays down' },
    ]);
  });
});

describe('a foul', () => {
  const client = headlessAt(STRAIGHT);
  client.send({ kind: 'turn-aim', byDegrees: 180 }, { kind: 'call-safety' });
  client.send({ kind: 'set-speed', speed: 0.3 }, { kind: 'shoot' });
  client.rest();

  test('the failed check answers the question why', () => {
    const view = shown(client, ENGLISH);
    expect(view.kind).toBe('foul');
    expect(view.why).toBe('Why is it a foul?');
    expect(view.checks.some(({ passed }) => !passed)).toBe(true);
    expect(view.now).toContain('ball in hand');
  });
});

describe('the shot list', () => {
  test('strokes are numbered, with call and ruling', () => {
    const rows = logView(played(1, 'FL').table(), ENGLISH).flatMap((rack) => rack.rows);
    expect(rows).toMatchObject([
      {
        name: 'Вера', call: '1\u00a0→\u00a0FL', text: '1 made as called', kind: 'continue',
        clause: { text: 'Clause\u00a04', href: './rules.html#S4' }, ruled: true,
      },
    ]);
  });
});

describe('the shot list after an undo', () => {
  test('what the referee took back is left out', () => {
    const table = played(1, 'FL').table();
    const undone = decide(table.match, 'referee', { kind: 'undo', to: 0 });
    if (!undone.ok) throw new Error(undone.error.code);
    const match = applyAll(table.match, undone.value);
    expect(logView({ ...table, match }, ENGLISH).flatMap((rack) => rack.rows)).toEqual([]);
  });
});

describe('what is no ruling', () => {
  test('a refusal gives its reason', () => {
    const client = headlessAt(STRAIGHT);
    client.send({ kind: 'call-push-out' });
    const view = shown(client, RUSSIAN);
    expect(view.kind).toBe('rejection');
    expect(view.headline).toBe('Пуш-аут\u00a0— только вторым ударом партии');
  });

  test('a trouble keeps its technical detail in small print', () => {
    const view = bannerView(
      { kind: 'trouble', text: 'trouble.worker', detail: 'exit 1' }, undefined, ENGLISH,
    );
    expect(view.kind).toBe('trouble');
    expect(view.detail).toBe('exit 1');
  });
});
