import { type Command, decide } from '@tenball/match';
import { type Page, expect, test } from '@playwright/test';
import { matchFromText } from '../../apps/web/src/address.ts';
import type { DebugDoor } from '../../apps/web/src/debug-door.ts';
import type { Game } from '../../apps/web/src/update/step.ts';
import { FLAT_BROWSER, open } from './game.ts';

test.use({ launchOptions: FLAT_BROWSER, viewport: { width: 1280, height: 720 } });

/** What a mid phone is slower by than the machine of the tests, at page and at threads. */
const SLOWER = 6;
const CAP_MS = 3000;

const AS_IT_LIES = [
  // Ringed by six, on two fouls.
  'c@0,0/1@-900,-400/2@60,0/3@30,52/4@-30,52/5@-60,0/6@-30,-52/7@30,-52/10@-1000,300',
  // Frozen to a wrong ball, the ball on behind it.
  'c@0,0/1@115,0/2@57.15,0/10@1000,0',
  // All along the long rail.
  'c@-1100,606/1@-900,606/2@-750,606/3@-600,606/4@-450,606/5@-300,606/6@-150,606/7@0,606/'
    + '8@150,606/9@300,606/10@450,606',
  // The last ten and the cue ball frozen to a rail and to each other.
  'c@400,-606/10@457.15,-606',
] as const;
const POSITIONS = [
  ...AS_IT_LIES.map((balls) => `TBP1 9 ${balls} sB r1 n4 bih=0 po=0 f=0,2 ph=shot call=-`),
  // In hand behind the line, with balls there.
  'TBP1 9 1@-1100,-500/2@-1000,-250/3@-900,0/4@-800,250/5@-700,500/10@600,0 sB r1 n4 bih=k po=0 '
    + 'f=0,0 ph=shot call=-',
  // A push-out to be taken or handed back.
  'TBP1 9 c@0,0/1@600,0/2@200,300/10@300,0 s- r1 n2 bih=0 po=0 f=0,0 ph=decision call=- '
    + 'pd=afterPushOut,B,A',
];

interface Waited {
  /** From the question to the act, but for moments in which the page itself stood still. */
  readonly ms: number;
  /** The stroke that is shown, where it is one. */
  readonly intends: Command | undefined;
  readonly entries: number;
}

/** Lays `game` on the table of a page that is at rest, and waits until its computer acts. */
async function sitDown(page: Page, game: Game): Promise<Waited> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page.evaluate(async ([laid, slower]) => {
    const { tenball: door } = window as unknown as { readonly tenball: DebugDoor };
    door.slowWorkers(slower);
    const startedMs = performance.now();
    let stoodStillMs = 0;
    let lastMs = startedMs;
    door.dispatch({ kind: 'sit-down', game: laid });
    for (;;) {
      await new Promise((resolve) => { setTimeout(resolve, 10); });
      const gapMs = performance.now() - lastMs;
      lastMs += gapMs;
      if (gapMs > 50) stoodStillMs += gapMs;
      const { table } = door.state();
      const now = table?.activity;
      const entries = table?.match.scoresheet.length ?? 0;
      const intends = now?.kind === 'thinking' ? now.intends : undefined;
      if (entries === 0 && intends === undefined && now?.kind !== 'rolling') continue;
      return { ms: lastMs - startedMs - stoodStillMs, intends, entries };
    }
  }, [game, SLOWER] as const);
}

for (const [n, position] of POSITIONS.entries()) {
  test(`six times slower, with one thread, it acts within the cap: ${n + 1}`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 1 });
    });
    await open(page, { cap: String(CAP_MS) });
    await page.waitForLoadState('networkidle');
    const opened = matchFromText(position, { A: 'A', B: 'B' }, 1);
    if (!opened.ok) throw new Error(opened.error.message);
    const seats = {
      A: { kind: 'human', name: 'A' }, B: { kind: 'computer', level: 10 },
    } as const;
    const { ms, intends, entries } = await sitDown(page, { ...opened.value, seats });
    expect(ms).toBeLessThan(CAP_MS);
    // What is no stroke has been decided already.
    const accepted = intends === undefined
      ? entries > 0 : decide(opened.value.match, 'B', intends).ok;
    expect(accepted).toBe(true);
  });
}
