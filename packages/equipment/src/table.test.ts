import { cross, distance, dot, length, subtract } from '@tenball/base';
import { describe, expect, test } from 'vitest';
import {
  BALL_RADIUS, CUSHIONS, POCKETS, type Pocket, STANDARD_BALL, TABLES, type TableId, type TableSpec,
  distanceToSegment, isTableId, spotsOf, tableGeometry,
} from './index.ts';

const JAW = 0.005;
const CUT: readonly TableId[] = ['9', '9-tight', '8', '7'];

/** The sharp tip of a facing: back along it from where the fillet begins. */
function tips(table: TableSpec, pocket: Pocket) {
  return tableGeometry(table, 1e-12).facings
    .filter((facing) => facing.pocket === pocket)
    .map((facing) => facing.from);
}

describe('spots and strings', () => {
  test('lie on the quarters of the bed', () => {
    expect(spotsOf(TABLES['9'])).toEqual({
      foot: { x: 0.635, y: 0 }, head: { x: -0.635, y: 0 }, centre: { x: 0, y: 0 },
      headString: -0.635,
    });
  });

  test.each([
    ['9', 2.54, 1.27], ['9-tight', 2.54, 1.27], ['8', 2.2352, 1.1176], ['7', 1.9812, 0.9906],
  ])('the bed of table %s is %d by %d metres', (id, long, wide) => {
    expect(isTableId(id)).toBe(true);
    const table = TABLES[id as TableId];
    expect(table.length).toBeCloseTo(long, 12);
    expect(table.width).toBeCloseTo(wide, 12);
  });
});

describe.each(CUT)('the cushions of table %s', (id) => {
  const table = TABLES[id];
  const geometry = tableGeometry(table, JAW);

  test('are six noses, twelve jaws, twelve facings and six holes', () => {
    expect(geometry.noses.map((nose) => nose.cushion).sort()).toEqual([...CUSHIONS].sort());
    expect(geometry.jaws).toHaveLength(12);
    expect(geometry.facings).toHaveLength(12);
    expect(geometry.holes.map((hole) => hole.pocket)).toEqual([...POCKETS]);
  });

  test('leave mouths as wide as stated, tip to tip', () => {
    for (const pocket of POCKETS) {
      const [a, b] = tips(table, pocket);
      const mouth = pocket.startsWith('S') ? table.sideMouth : table.cornerMouth;
      expect(a && b && distance(a, b)).toBeCloseTo(mouth, 9);
    }
  });

  test('converge into the pocket: 7° to the axis in a corner, 14° in a side', () => {
    for (const facing of geometry.facings) {
      const hole = geometry.holes.find((other) => other.pocket === facing.pocket);
      const cosine = hole ? dot(facing.direction, hole.axis) : 0;
      expect(cosine).toBeCloseTo(facing.pocket.startsWith('S') ? 0.970296 : 0.992546, 6);
      expect(hole && dot(facing.normal, subtract(hole.mouth, facing.from))).toBeGreaterThan(0);
    }
  });

  test('have fillets tangent to nose and facing', () => {
    for (const jaw of geometry.jaws) {
      const nose = geometry.noses.find((other) => other.cushion === jaw.cushion);
      const facing = geometry.facings.find(
        (other) => other.pocket === jaw.pocket && other.cushion === jaw.cushion,
      );
      if (!nose || !facing) throw new Error('a jaw without its rubber');
      expect(dot(subtract(nose.from, jaw.centre), nose.normal)).toBeCloseTo(JAW, 12);
      expect(dot(subtract(facing.from, jaw.centre), facing.normal)).toBeCloseTo(JAW, 12);
      expect(distance(facing.from, jaw.centre)).toBeCloseTo(JAW, 12);
      expect(Math.min(distance(nose.from, jaw.centre), distance(nose.to, jaw.centre)))
        .toBeCloseTo(JAW, 12);
    }
  });

  test('are mirror images of each other', () => {
    for (const mirror of [{ x: -1, y: 1 }, { x: 1, y: -1 }]) {
      for (const jaw of geometry.jaws) {
        const image = { x: jaw.centre.x * mirror.x, y: jaw.centre.y * mirror.y };
        const nearest = Math.min(...geometry.jaws.map((other) => distance(other.centre, image)));
        expect(nearest).toBeLessThan(1e-15);
      }
    }
  });

  test('let a ball into every pocket along its axis', () => {
    for (const hole of geometry.holes) {
      const walls = geometry.facings.filter((facing) => facing.pocket === hole.pocket);
      for (const wall of walls) {
        const to = {
          x: wall.from.x + wall.direction.x * wall.length,
          y: wall.from.y + wall.direction.y * wall.length,
        };
        expect(distanceToSegment(hole.mouth, wall.from, to)).toBeGreaterThan(BALL_RADIUS);
        expect(distanceToSegment(hole.centre, wall.from, to))
          .toBeGreaterThan(STANDARD_BALL.railDistance);
      }
      expect(Math.abs(cross(subtract(hole.centre, hole.mouth), hole.axis))).toBeLessThan(1e-15);
    }
  });
});

describe('the numbers of the physics specification 5.1', () => {
  const nine = TABLES['9'];

  test('corner tips stand 80.822 mm from the virtual corner', () => {
    const [long, short] = tips(nine, 'FL');
    expect(long?.x).toBeCloseTo(1.189178, 6);
    expect(long?.y).toBeCloseTo(0.635, 9);
    expect(short?.x).toBeCloseTo(1.27, 9);
    expect(short?.y).toBeCloseTo(0.554178, 6);
  });

  test.each([
    ['FL', 25.4, 4.254], ['FL', 38.1, 4.132], ['FL', 44.45, 4.07], ['FL', 50.8, 4.009],
    ['SL', 25.4, 4.501], ['SL', 38.1, 4.252], ['SL', 50.8, 4.003],
  ] as const)('the throat of %s at %d mm is %d inches', (pocket, depthMm, inches) => {
    const sharp = tableGeometry(nine, 1e-12);
    const hole = sharp.holes.find((other) => other.pocket === pocket);
    const walls = sharp.facings.filter((facing) => facing.pocket === pocket);
    const points = walls.map((wall) => {
      const along = hole ? dot(wall.direction, hole.axis) : NaN;
      const s = depthMm / 1000 / along;
      return { x: wall.from.x + wall.direction.x * s, y: wall.from.y + wall.direction.y * s };
    });
    const [a, b] = points;
    expect((a && b ? distance(a, b) : NaN) / 0.0254).toBeCloseTo(inches, 3);
  });

  test('holes begin at the shelf and 4.25 in corners are narrower', () => {
    const hole = tableGeometry(nine, JAW).holes.find((other) => other.pocket === 'FL');
    expect(hole && length(subtract(hole.centre, hole.mouth))).toBeCloseTo(0.038 + 0.062, 12);
    expect(TABLES['9-tight'].cornerMouth).toBeCloseTo(0.10795, 9);
  });

  test('the open cloth has no rubber and no pockets', () => {
    expect(tableGeometry(TABLES.open, JAW))
      .toEqual({ noses: [], jaws: [], facings: [], holes: [] });
  });
});
