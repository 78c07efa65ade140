import { describe, expect, test } from 'vitest';
import { InstancedMesh, type Mesh, type Object3D, Texture } from 'three';
import { BALL_RADIUS, TABLES, type TableId, tableGeometry } from '@tenball/equipment';
import type { Quality } from '../picture.ts';
import { cushionShapes } from '../table-look.ts';
import { createAids } from './aids.ts';
import { createBalls } from './balls.ts';
import { createCloth } from './cloth.ts';
import { createCue, cueFrame } from './cue.ts';
import { addCushion } from './cushion-mesh.ts';
import { createLightUniforms, setTable } from './lights.ts';
import { emptyMesh } from './mesh-data.ts';
import { createPockets } from './pockets.ts';
import { createRails } from './rails.ts';
import { createRoom } from './room.ts';
import { createShadows } from './shadows.ts';

/** All meshes of a scene; they need no WebGL to be built. */
function meshesOf(id: TableId, quality: Quality): Object3D[] {
  const table = TABLES[id];
  const geometry = tableGeometry(table, 0.005);
  const lights = createLightUniforms();
  setTable(lights, table, geometry);
  const texture = new Texture();
  const cloth = createCloth(lights, texture, table, geometry, quality);
  const numbers = { texture, refresh: () => false, dispose: () => undefined };
  const aids = createAids();
  const shadows = createShadows(lights, quality);
  return [
    createRoom(lights), cloth.bed, cloth.cushions, ...createRails(lights, texture, table, geometry),
    ...createPockets(lights, table, geometry), createBalls(lights, numbers, quality).mesh,
    createCue(lights, texture).mesh, shadows.balls, shadows.cue, aids.ribbons,
    aids.ghost,
  ];
}

function trianglesOf(object: Object3D): number {
  const { geometry } = object as Mesh;
  const copies = object instanceof InstancedMesh ? object.count : 1;
  return ((geometry.getIndex()?.count ?? 0) / 3) * copies;
}

describe('the budget of a picture', () => {
  test('at most 120 draw calls and 150 thousand triangles, tags included', () => {
    const meshes = meshesOf('9', 'high');
    expect(meshes.length + 20).toBeLessThanOrEqual(120);
    expect(meshes.reduce((sum, mesh) => sum + trianglesOf(mesh), 0)).toBeLessThan(150_000);
  });

  test('low quality asks for less than half of that', () => {
    const total = meshesOf('9', 'low').reduce((sum, mesh) => sum + trianglesOf(mesh), 0);
    expect(total).toBeLessThan(60_000);
  });

  test('cloth without cushions has neither rails nor pockets', () => {
    expect(meshesOf('open', 'low').length).toBeLessThan(meshesOf('9', 'low').length);
  });
});

describe('the rubber as a solid', () => {
  test('its nose stands at the height of the nose and nowhere beyond the line', () => {
    const table = TABLES['9'];
    for (const shape of cushionShapes(tableGeometry(table, 0.005))) {
      const mesh = emptyMesh();
      addCushion(mesh, table, shape);
      const nose = Math.abs(shape.normal.x) > 0 ? table.length / 2 : table.width / 2;
      let foremost = -1;
      let height = 0;
      for (let i = 0; i < mesh.positions.length; i += 3) {
        const [x = 0, y = 0, z = 0] = mesh.positions.slice(i, i + 3);
        expect(Number.isFinite(x + y + z)).toBe(true);
        const inward = x * shape.normal.x + y * shape.normal.y + nose;
        if (inward > foremost) [foremost, height] = [inward, z];
      }
      expect(foremost).toBeCloseTo(0, 6);
      expect(height).toBeCloseTo(0.0363, 3);
    }
  });
});

describe('the cue', () => {
  const pose = {
    at: { x: 0.2, y: -0.1 }, headingDegrees: 0, elevationDegrees: 0, tipRight: 0, tipUp: 0,
    pullBack: 0.05,
  };

  test('points at the middle of the ball from behind', () => {
    const { tip } = cueFrame(pose);
    expect(tip.x).toBeCloseTo(0.2 - BALL_RADIUS - 0.05, 12);
    expect(tip.y).toBeCloseTo(-0.1, 12);
    expect(tip.z).toBeCloseTo(BALL_RADIUS, 12);
  });

  test('side to the right lies to the right of the line, follow above it', () => {
    const { tip } = cueFrame({ ...pose, tipRight: 0.4, tipUp: 0.3 });
    expect(tip.y).toBeCloseTo(-0.1 - 0.4 * BALL_RADIUS, 12);
    expect(tip.z).toBeCloseTo(1.3 * BALL_RADIUS, 12);
  });

  test('an elevated cue rises towards its butt', () => {
    const { tip, butt } = cueFrame({ ...pose, elevationDegrees: 30 });
    expect(butt.z - tip.z).toBeCloseTo(1.475 * 0.5, 9);
    expect(butt.x).toBeLessThan(tip.x);
  });
});
