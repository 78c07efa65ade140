/**
 * The rails as a flying ball sees them, in plan: the plates of rubber and the backs of the pockets.
 */
import { present } from '@tenball/base';
import { type Cushion, POCKETS, type TableGeometry } from '@tenball/equipment';

/** Where a plate ends at a pocket: a jaw and the facing behind it. */
export interface PlateEnd {
  /** Index in POCKETS. */
  readonly zone: number;
  /** Centre of the jaw's arc. */
  readonly x: number;
  readonly y: number;
  /** Unit normal of the facing, out of the rubber. */
  readonly facingX: number;
  readonly facingY: number;
  /** Unit vector along the facing, into the pocket. */
  readonly alongX: number;
  readonly alongY: number;
}

/** One cushion and the rail behind it, seen from above. It has no outer edge: the table has. */
export interface Plate {
  readonly cushion: Cushion;
  /** Wall by number, as in `bed.ts`. */
  readonly wall: number;
  /** Unit normal of the nose, into the table. */
  readonly normalX: number;
  readonly normalY: number;
  readonly jawRadius: number;
  readonly ends: readonly [PlateEnd, PlateEnd];
}

/** The six plates of a table. */
export function platesOf(geometry: TableGeometry): Plate[] {
  return geometry.noses.map(({ cushion, normal }) => {
    const jaws = geometry.jaws.filter((jaw) => jaw.cushion === cushion);
    const ends = jaws.map((jaw): PlateEnd => {
      const facing = present(geometry.facings.find(
        (each) => each.cushion === cushion && each.pocket === jaw.pocket,
      ), 'the facing of a jaw');
      return {
        zone: POCKETS.indexOf(jaw.pocket),
        x: jaw.centre.x,
        y: jaw.centre.y,
        facingX: facing.normal.x,
        facingY: facing.normal.y,
        alongX: facing.direction.x,
        alongY: facing.direction.y,
      };
    });
    const isEnd = Math.abs(normal.x) > 0.5;
    const wall = isEnd ? (normal.x < 0 ? 0 : 1) : (normal.y < 0 ? 2 : 3);
    return {
      cushion, wall, normalX: normal.x, normalY: normal.y,
      jawRadius: present(jaws[0], 'a jaw').radius,
      ends: [present(ends[0], 'first end'), present(ends[1], 'second end')],
    };
  });
}

/** The back of one pocket, in the frame of the pocket's axis. */
export interface Iron {
  readonly holeX: number;
  readonly holeY: number;
  readonly axisX: number;
  readonly axisY: number;
  readonly radius: number;
  /** Where the line of a facing meets the hole's circle: there the ring ends, on both sides. */
  readonly endAlong: number;
  readonly endAcross: number;
}

/**
 * The backs of the six pockets, in the order of POCKETS: in one line with the slate's wall below,
 * which stands by the radius of its rounded edge within the hole's rim.
 */
export function ironsOf(geometry: TableGeometry, edgeRadius: number): Iron[] {
  return geometry.holes.map(({ pocket, centre, axis, radius: holeRadius }) => {
    const radius = holeRadius - edgeRadius;
    let endAlong = radius;
    let endAcross = 0;
    for (const { pocket: other, from, direction } of geometry.facings) {
      if (other !== pocket) continue;
      const dx = from.x - centre.x;
      const dy = from.y - centre.y;
      const b = dx * direction.x + dy * direction.y;
      const way = Math.sqrt(b * b - dx * dx - dy * dy + radius * radius) - b;
      const x = dx + way * direction.x;
      const y = dy + way * direction.y;
      endAlong = x * axis.x + y * axis.y;
      endAcross = Math.abs(y * axis.x - x * axis.y);
    }
    return {
      holeX: centre.x, holeY: centre.y, axisX: axis.x, axisY: axis.y, radius, endAlong, endAcross,
    };
  }).slice(0, POCKETS.length);
}
