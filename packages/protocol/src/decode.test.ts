import { describe, expect, test } from 'vitest';
import { command } from './command.ts';
import { decodeJson, describeError } from './decode.ts';

function refusal(json: string): string {
  const decoded = decodeJson(json, command);
  return decoded.ok ? 'accepted' : describeError(decoded.error);
}

const KINDS = 'shoot report place choose concede event lag undo correct';

describe('a command from outside is read field by field', () => {
  test('a stroke with its call comes through as it was given', () => {
    const shoot = {
      kind: 'shoot',
      call: { kind: 'pot', ball: 3, pocket: 'FL', obvious: false },
      stroke: {
        speed: 2.1, headingDegrees: 33.1, elevationDegrees: 3.5, tipRight: -0.2, tipUp: 0.35,
      },
    };
    expect(decodeJson(JSON.stringify(shoot), command)).toEqual({ ok: true, value: shoot });
  });

  test.each([
    ['', 'the whole: expected a JSON text'],
    ['[]', 'the whole: expected an object'],
    ['{"kind":"win"}', `/kind: expected one of ${KINDS}`],
    ['{"kind":"constructor"}', `/kind: expected one of ${KINDS}`],
    ['{"kind":"place","at":{"x":0}}', '/at/y: expected a number'],
    ['{"kind":"place","at":{"x":0,"y":"1"}}', '/at/y: expected a number'],
    ['{"kind":"concede","what":"frame"}', '/what: expected one of rack match'],
    [
      '{"kind":"shoot","call":{"kind":"pot","ball":11,"pocket":"FL","obvious":true},"stroke":{}}',
      '/call/ball: expected one of 1 2 3 4 5 6 7 8 9 10',
    ],
    ['{"kind":"shoot","call":{"kind":"safety"},"stroke":{"speed":1e999}}',
      '/stroke/speed: expected a number'],
  ])('%s is refused with its place', (json, reason) => {
    expect(refusal(json)).toBe(reason);
  });
});
