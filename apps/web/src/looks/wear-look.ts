/** The look of the player on a page: its small balls and cloths are drawn from these variables. */
import {
  BALL_SETS, CLOTHS, CUE_BALL_DOT, CUE_BALL_IVORY, INK, IVORY, type Look, SOLIDS, lookOf,
} from './looks.ts';

const SOLID_BALLS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Below this luminance a ball needs a hairline to stand off the dark room. */
const DARK = 0.12;

/** Puts `look` on the page of `root`, in place of the one it wears. */
export function wearLook(root: HTMLElement, look: Look): void {
  const variables = lookVariables(look);
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value);
  root.dataset['balls'] = look.ballSet;
  root.dataset['numbers'] = look.largeNumbers ? 'large' : 'usual';
  root.dataset['cloth'] = look.cloth.name;
}

/** The look that the page of `root` wears: for tables that are drawn inside it. */
export function wornLook({ dataset }: HTMLElement): Look {
  return lookOf({
    ballSet: BALL_SETS.find((set) => set === dataset['balls']) ?? 'tournament',
    largeNumbers: dataset['numbers'] === 'large',
    cloth: CLOTHS.find((cloth) => cloth === dataset['cloth']) ?? 'set',
  });
}

/** The style variables of a look. */
export function lookVariables({ ballSet, cloth }: Look): Record<string, string> {
  const solids = SOLIDS[ballSet];
  return {
    '--ball-0': CUE_BALL_IVORY,
    '--ball-dot': CUE_BALL_DOT,
    '--ball-ivory': IVORY,
    '--ball-ink': INK,
    '--cloth': cloth.lit[1],
    ...Object.fromEntries(SOLID_BALLS.flatMap((ball) => [
      [`--ball-${ball}`, solids[ball]],
      [`--ball-rim-${ball}`, luminanceOf(solids[ball]) < DARK ? '.26' : '0'],
    ])),
  };
}

/** Relative luminance of an sRGB colour `#rrggbb`, 0 to 1. */
export function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
