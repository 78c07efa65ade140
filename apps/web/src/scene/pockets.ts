/** Pockets: leather collars round the outer side, dark drops with a rubber liner, cut slate. */
import { DoubleSide, Mesh, ShaderMaterial } from 'three';
import type { Vec2, Vec3 } from '@tenball/base';
import type { Hole, TableGeometry, TableSpec } from '@tenball/equipment';
import { MEASURES, openingOutline } from '../table-look.ts';
import { WORLD_VERTEX_GLSL } from './cloth.ts';
import { glossMaterial } from './gloss.ts';
import { FINISH_GLSL, LIGHT_GLSL, type LightUniforms } from './lights.ts';
import { type MeshData, addFace, addSheet, emptyMesh, geometryOf } from './mesh-data.ts';

/** Cross-section of the collar: distance outside the hole and height above the wood, metres. */
const COLLAR = [
  [-0.0035, -0.05], [-0.0045, -0.006], [-0.002, 0.0015], [0.002, 0.004], [0.0085, 0.0048],
  [0.0135, 0.0034], [0.0158, 0.0004], [0.0158, -0.004],
] as const;
const SLATE = 0.026;
const DROP = 0.16;

export function createPockets(
  lights: LightUniforms, table: TableSpec, geometry: TableGeometry,
): Mesh[] {
  if (!table.hasCushions) return [];
  const collars = emptyMesh();
  const drops = emptyMesh();
  for (const hole of geometry.holes) {
    addCollar(collars, hole);
    addDrop(drops, hole);
  }
  const slate = emptyMesh();
  const edge = openingOutline(table, geometry, 'inner');
  addSheet(slate, [
    edge.map((p): Vec3 => ({ ...p, z: 0 })), edge.map((p): Vec3 => ({ ...p, z: -SLATE })),
  ], true);
  const leather = glossMaterial({
    lights, gloss: [0.04, 0.4, 0.010], vertexShader: WORLD_VERTEX_GLSL,
    options: { side: DoubleSide },
    body: /* glsl */ `
vec3 albedoOf() { return vec3(0.0105, 0.0100, 0.0100); }
float openOf() { return smoothstep(-0.02, 0.046, vWorld.z); }`,
  });
  return [
    new Mesh(geometryOf(collars), leather),
    new Mesh(geometryOf(drops), dropMaterial(lights, 'vec3(0.006, 0.0065, 0.007)')),
    new Mesh(geometryOf(slate), dropMaterial(lights, 'uCloth * 0.55')),
  ];
}

/** The sides of the drop: less light the deeper. */
function dropMaterial(lights: LightUniforms, albedo: string): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { ...lights }, side: DoubleSide, vertexShader: WORLD_VERTEX_GLSL,
    fragmentShader: /* glsl */ `
varying vec3 vWorld;
varying vec3 vNormal;
${LIGHT_GLSL}
void main() {
  float light = pool(vWorld.xy) * exp(vWorld.z * 26.0);
  gl_FragColor = vec4(${albedo} * light, 1.0);
  ${FINISH_GLSL}
}`,
  });
}

/** Directions round the hole's outer side, from wood to wood. */
function outerArc(hole: Hole, steps: number): Vec2[] {
  const middle = Math.atan2(hole.axis.y, hole.axis.x);
  const half = Math.abs(hole.axis.x) > 0 ? 2.3 : 1.92;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = middle - half + (2 * half * i) / steps;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
}

function addCollar(mesh: MeshData, hole: Hole): void {
  const ways = outerArc(hole, 40);
  const rows = COLLAR.map(([out, rise]) => ways.map(({ x, y }): Vec3 => ({
    x: hole.centre.x + x * (hole.radius + out),
    y: hole.centre.y + y * (hole.radius + out),
    z: MEASURES.railHeight + rise,
  })));
  addSheet(mesh, rows, false);
  for (const end of [0, ways.length - 1]) {
    const base = mesh.positions.length / 3;
    rows.forEach((row) => {
      const { x, y, z } = row[end] ?? { x: 0, y: 0, z: 0 };
      mesh.positions.push(x, y, z);
    });
    for (let i = 1; i + 1 < rows.length; i++) mesh.indices.push(base, base + i, base + i + 1);
  }
}

function addDrop(mesh: MeshData, hole: Hole): void {
  const ring = (radius: number, z: number): Vec3[] => Array.from({ length: 36 }, (_, i) => {
    const angle = (i / 36) * 2 * Math.PI;
    return {
      x: hole.centre.x + Math.cos(angle) * radius, y: hole.centre.y + Math.sin(angle) * radius, z,
    };
  });
  addSheet(mesh, [ring(hole.radius, -0.001), ring(hole.radius * 0.86, -DROP)], true);
  addFace(mesh, ring(hole.radius, -DROP), [], () => -DROP);
}
