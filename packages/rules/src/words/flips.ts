/** The shape of the words for flips: `flips-ru.ts` and `flips-en.ts` fill it. */
import type { Flip, FlipKind } from '../flip.ts';

/** A text for every flip, told what it needs to know. Names of editions come ready. */
export type FlipWords = {
  readonly [K in FlipKind]: (flip: FlipFacts<Extract<Flip, { readonly kind: K }>>) => string;
};

type FlipFacts<F> = Omit<F, 'kind' | 'editions'>
  & (F extends { readonly editions: unknown } ? { readonly names: readonly string[] } : unknown);
