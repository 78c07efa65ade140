/** What the shooter announces before a shot. The break is never called: `none`. */
import type { ObjectBall, Pocket } from '@tenball/equipment';

export type Call =
  | {
    readonly kind: 'pot';
    readonly ball: ObjectBall;
    readonly pocket: Pocket;
    /** Not spoken, but evident to everybody (S4). */
    readonly obvious: boolean;
  }
  | { readonly kind: 'safety' }
  | { readonly kind: 'push-out' }
  | { readonly kind: 'none' };
