import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parsePosition } from '@tenball/match';
import { describe, expect, test } from 'vitest';
import { drawLayout } from '../draw.ts';
import { drawSvg } from '../draw-svg.ts';

const PROGRAM = fileURLToPath(new URL('../../bin/tenball.mjs', import.meta.url));
const TEXT = 'TBP1 9 c@0,0/3@57.15,0/10@635,607.486266 sB r4 n1 bih=0 po=1 f=1,2 ph=shot'
  + ' call=3>FL* sc=2,1 rt=7,5 br=A';

function run(args: readonly string[], input = ''): {
  readonly code: number | null; readonly out: string; readonly trouble: string;
} {
  const { status, stdout, stderr } = spawnSync(
    process.execPath, [PROGRAM, 'position', ...args], { input, encoding: 'utf8' },
  );
  return { code: status, out: stdout, trouble: stderr };
}

describe('tenball position', () => {
  test('describes and draws a position from its argument', () => {
    const { code, out, trouble } = run([TEXT]);
    expect({ code, trouble }).toEqual({ code: 0, trouble: '' });
    expect(out.startsWith(`${TEXT}\n`)).toBe(true);
    expect(out).toContain('○③');
    expect(out).toContain('ball on    3');
    expect(out).toContain('options    callShot, callSafety, declarePushOut');
  });

  test('prints one JSON document from standard input', () => {
    const { code, out } = run(['--json', '-'], `${TEXT.replaceAll(' ', '~')}\n`);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      position: TEXT, shooter: 'B', lowestBall: 3,
      balls: [{ id: 0, x: 0, y: 0 }, { id: 3 }, { id: 10 }],
    });
  });

  test('points at the character that is wrong and ends with 2', () => {
    const { code, out, trouble } = run(['TBP1 9 c@0,0/3@57,0/10@1,-400 sA r1 n3 bih=0 po=O']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(trouble).toBe([
      'position: character 49: expected 0 or 1, found "O"',
      '  …,0/3@57,0/10@1,-400 sA r1 n3 bih=0 po=O',
      `  ${' '.repeat(39)}^`,
      '',
    ].join('\n'));
  });

  test('refuses two forms of output at once', () => {
    expect(run(['--svg', '--json', TEXT]).code).toBe(2);
  });
});

function layoutOf(text: string) {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value.layout;
}

describe('the picture in text', () => {
  test('shows every ball, even two in one place', () => {
    const close = 'c@0,0/3@0,57.15/4@0,-57.15/5@57.15,0';
    const layout = layoutOf(TEXT.replace('c@0,0/3@57.15,0', close));
    const picture = drawLayout('9', layout).split('\n').slice(0, 23).join('');
    for (const sign of ['○', '③', '④', '⑤', '⑩']) expect(picture).toContain(sign);
  });

  test('has rails with six openings, and none on the open cloth', () => {
    const [labels, rail] = drawLayout('9', layoutOf(TEXT)).split('\n');
    expect(labels).toMatch(/^HL +SL +FL$/);
    expect(rail).toMatch(/^ +━+ {3,5}━+ +$/);
    expect(drawLayout('open', layoutOf(TEXT))).not.toContain('━');
  });
});

describe('the picture as SVG', () => {
  const svg = drawSvg('9', layoutOf(TEXT), TEXT);

  test('has a group for each ball, at its place in millimetres with y upwards', () => {
    expect(svg.match(/<g id="ball-/g)).toHaveLength(3);
    expect(svg).toContain('<g id="ball-10"><circle cx="635" cy="-607.49" r="28.58"');
  });

  test('has six cushions with true jaws and six holes', () => {
    expect(svg.match(/<path d="M[^"]*Q[^"]*Q[^"]*Z" fill="#084272"/g)).toHaveLength(6);
    expect(svg.match(/fill="#05080c"/g)).toHaveLength(6);
  });

  test('keeps the text it was drawn from, escaped', () => {
    expect(svg).toContain('call=3&gt;FL*');
    expect(svg).not.toContain('3>FL');
  });
});
