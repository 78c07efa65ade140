import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('../../../../', import.meta.url);
const BOOK = JSON.parse(readFileSync(new URL('fixtures/rules/cases.json', ROOT), 'utf8')) as {
  readonly cases: readonly { readonly id: string; readonly kind: string }[];
};

function judge(args: readonly string[], input = '') {
  const program = new URL('apps/cli/bin/tenball.mjs', ROOT).pathname;
  return spawnSync(process.execPath, [program, 'judge', ...args], { input, encoding: 'utf8' });
}

const scratch = {
  kind: 'shot',
  before: { phase: 'shot', ballsOnTable: [3, 5, 10], shooter: 'A', breaker: 'A', raceTo: 5 },
  declaration: { type: 'call', ball: 3, pocket: 'FL' },
  evidence: { firstContact: [5], railAfterContact: ['cue'] },
};

describe('tenball judge', () => {
  test('one case gives one ruling, with its reasons in both languages', () => {
    const run = judge(['--json'], JSON.stringify(scratch));
    expect(run.status).toBe(0);
    const ruling = JSON.parse(run.stdout) as Record<string, unknown>;
    expect(ruling).toMatchObject({
      fouls: [{ code: 'WRONG_BALL_FIRST', rule: 'G6.2' }],
      next: { phase: 'shot', shooter: 'B', cueBall: 'inHandAnywhere' },
    });
    expect(ruling['reasons']).toContainEqual({
      clause: 'G6.2',
      ru: 'Первое касание пришлось на 5, а на столе была 3',
      en: 'First contact was on 5, with the 3 on the table',
    });
  });

  test('a list gives a result for each case that can be ruled on', () => {
    const run = judge(['--json', '-'], JSON.stringify(BOOK));
    expect(run.status).toBe(0);
    const { results } = JSON.parse(run.stdout) as { results: readonly { readonly id: string }[] };
    const ids = BOOK.cases.filter(({ kind }) => kind !== 'spotting').map(({ id }) => id);
    expect(results.map(({ id }) => id)).toEqual(ids);
    expect(run.stderr).toContain('R177, R179, R180');
  });

  test('in plain words it speaks the language that was asked for', () => {
    expect(judge([], JSON.stringify(scratch)).stdout).toContain('Первым задет не очередной шар');
    const english = judge(['--lang', 'en'], JSON.stringify(scratch)).stdout;
    expect(english).toContain('Wrong ball first');
    expect(english).toContain('→ B to shoot, ball in hand, anywhere');
  });

  test('a refused decision is a result', () => {
    const decision = { ...scratch, kind: 'decision', decision: 'accept' };
    const run = judge(['--json'], JSON.stringify(decision));
    expect(run.status).toBe(0);
    expect(JSON.parse(run.stdout)).toMatchObject({ refused: true, inning: 'n/a' });
  });

  test('bad input names file, place and expectation, and prints nothing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'judge-'));
    const file = join(folder, 'night.json');
    const bad = { ...scratch, evidence: { pocketed: [{ ball: 4, pocket: 'FL' }] } };
    writeFileSync(file, JSON.stringify({ cases: [scratch, bad] }));
    const run = judge(['--json', file]);
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr.trim()).toBe(
      `${file}: /cases/1/evidence/pocketed/0/ball: expected a ball in play (3, 5, 10), found 4`,
    );
  });

  test.each([
    ['{"kind": "shot",}', 'standard input:1:17: expected a name in double quotes'],
    ['[]', 'standard input: /: expected an object, found []'],
    ['{"cases": 3}', 'standard input: /cases: expected a list of cases'],
    ['{"kind": "spotting", "before": {"ballsOnTable": [10]}}', '/kind: expected shot, nonShot'],
    ['', 'standard input: expected JSON, found nothing'],
  ])('%j is bad input', (text, message) => {
    const run = judge(['--json'], text);
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr).toContain(message);
  });

  test('a file that is not there is bad input', () => {
    expect(judge(['nowhere.json']).status).toBe(2);
  });
});
