/**
 * Every physical constant of the simulator: name, unit, usual range, source.
 * The struct is hashed into every record. Physics specification, table of defaults and 4.6, 4.7.
 */

export interface Params {
  /** Gravity, m/s². */
  readonly g: number;
  /** Ball radius, m (WPA 2 1/4 in across). */
  readonly ballRadius: number;
  /** Ball mass, kg (0.156–0.170). */
  readonly ballMass: number;
  /** Sliding friction ball–cloth (0.15–0.40). */
  readonly muSlide: number;
  /** Rolling deceleration over g (0.005–0.015). */
  readonly muRoll: number;
  /** Decay of spin about the vertical while not sliding, rad/s² (5–15). */
  readonly spinDeceleration: number;
  /** The same while sliding, rad/s²: weaker, as friction is spent on the slide. */
  readonly spinDecelerationSliding: number;
  /** Air drag, 1/m; 0 leaves it out (0.00425 for a ball in air). */
  readonly airDrag: number;
  /** Normal restitution ball–ball (0.92–0.98). */
  readonly restitutionBall: number;
  /** Ball–ball friction a + b·exp(−c·u), u slip in m/s (fit of Marlow's data, TP A.14). */
  readonly frictionBallA: number;
  readonly frictionBallB: number;
  /** s/m. */
  readonly frictionBallC: number;
  /** Normal restitution ball–slate (0.4–0.6). */
  readonly restitutionSlate: number;
  /** Height of the cushion's nose above the cloth, m (0.625–0.645 of the ball's diameter). */
  readonly noseHeight: number;
  /** Cushion restitution at zero normal speed (0.6–0.9) … */
  readonly cushionRestitution: number;
  /** … less this much for each m/s of normal speed … */
  readonly cushionRestitutionSlope: number;
  /** Friction ball–cushion (0.14–0.25). */
  readonly cushionFriction: number;
  /** Tangential over normal frequency of the rubber (1.6–1.85). */
  readonly cushionOmegaRatio: number;
  /** Plan radius of the jaws, m (0.003–0.008 pro cut). */
  readonly jawRadius: number;
  /** Restitution and friction of the facings (0.60–0.75, 0.2–0.3). */
  readonly facingRestitution: number;
  readonly facingFriction: number;
  /** Cue mass, kg (0.48–0.60). */
  readonly cueMass: number;
  /** Restitution tip–ball: 0.73 leather, 0.85 phenolic. */
  readonly tipRestitution: number;
  /** Friction of a chalked tip; the miscue limit follows. */
  readonly tipFriction: number;
  /** Radius of the tip's dome, m. */
  readonly tipRadius: number;
  /** Ball mass over the cue's effective end mass: 20 standard, 30 low deflection. */
  readonly endMassRatio: number;
  /** … and never less than this (specification 4.6). */
  readonly cushionLeastRestitution: number;
  /** Hertz stiffness of two balls in contact, N/m^1.5: sets how long an impact lasts (3.5). */
  readonly contactStiffness: number;
  /** Top of the rails and of the pockets' liners above the cushion's nose, m (4.7). */
  readonly railCapHeight: number;
  /** Width of the rail behind the nose, m (WPA 4 to 7 1/2 in with the cushion). */
  readonly railWidth: number;
  /** Normal restitution of a ball on the rail's top (0.4–0.5). */
  readonly railCapRestitution: number;
  /** Rolling deceleration over g on the rail's top. */
  readonly railCapFriction: number;
  /** Radius of the slate's edge around a hole, m (1/8 to 1/4 in, BCA). */
  readonly edgeRadius: number;
  /** Restitution and friction of the pocket's liner (0.2–0.3, 0.4; 5.1). */
  readonly linerRestitution: number;
  readonly linerFriction: number;
  /** How long tip and ball touch in a centre hit, s (1–2 ms leather; 2.4). */
  readonly tipContactTime: number;
  /** How far the hand lets the cue run on after the tip has left the ball, m (2.5). */
  readonly followThrough: number;
}

export const DEFAULT_PARAMS: Params = {
  g: 9.81,
  ballRadius: 0.028575,
  ballMass: 0.170097,
  muSlide: 0.2,
  muRoll: 0.01,
  spinDeceleration: 10,
  spinDecelerationSliding: 5,
  airDrag: 0,
  restitutionBall: 0.95,
  frictionBallA: 0.009951,
  frictionBallB: 0.108,
  frictionBallC: 1.088,
  restitutionSlate: 0.5,
  noseHeight: 0.03629025,
  cushionRestitution: 0.86,
  cushionRestitutionSlope: 0.012,
  cushionFriction: 0.17,
  cushionOmegaRatio: 1.8,
  jawRadius: 0.005,
  facingRestitution: 0.65,
  facingFriction: 0.25,
  cueMass: 0.539,
  tipRestitution: 0.73,
  tipFriction: 0.6,
  tipRadius: 0.0106,
  endMassRatio: 20,
  cushionLeastRestitution: 0.7,
  contactStiffness: 5.262e8,
  railCapHeight: 0.008,
  railWidth: 0.13,
  railCapRestitution: 0.45,
  railCapFriction: 0.02,
  edgeRadius: 0.004,
  linerRestitution: 0.25,
  linerFriction: 0.4,
  tipContactTime: 0.0015,
  followThrough: 0.05,
};

export const PARAM_NAMES = Object.keys(DEFAULT_PARAMS) as readonly (keyof Params)[];
