/** Walnut rails with pearl sights, the apron below them, and legs. */
import {
  BoxGeometry, CircleGeometry, DoubleSide, InstancedMesh, Matrix4, Mesh, type Object3D,
  type Texture,
} from 'three';
import type { Vec2, Vec3 } from '@tenball/base';
import type { TableGeometry, TableSpec } from '@tenball/equipment';
import {
  MEASURES, openingOutline, outerHalf, roundedRectangle, sightsOf,
} from '../table-look.ts';
import { WORLD_VERTEX_GLSL } from './cloth.ts';
import { glossMaterial } from './gloss.ts';
import type { LightUniforms } from './lights.ts';
import { addBand, addFace, addSheet, emptyMesh, geometryOf } from './mesh-data.ts';

/** Rounding of the rail's edges: how far in and how far down, metres. */
const ROUNDING = [
  [0.0068, 0], [0.0042, 0.0004], [0.002, 0.002], [0.0004, 0.0042], [0, 0.0068],
] as const;
const RAIL_DEPTH = 0.042;
const FLOOR = -0.78;

export function createRails(
  lights: LightUniforms, walnut: Texture, table: TableSpec, geometry: TableGeometry,
): Object3D[] {
  if (!table.hasCushions) return [];
  return [
    woodMesh(lights, walnut, table, geometry), apronMesh(lights, table), sightsMesh(lights, table),
  ];
}

function woodMesh(
  lights: LightUniforms, walnut: Texture, table: TableSpec, geometry: TableGeometry,
): Mesh {
  const mesh = emptyMesh();
  const outer = outerHalf(table);
  const outerRow = (inset: number) => roundedRectangle(
    { x: outer.x - inset, y: outer.y - inset }, MEASURES.railCorner - inset, 14,
  );
  const innerRow = (inset: number) => openingOutline(table, geometry, 'outer', 0.002 + inset);
  const at = (points: readonly Vec2[], z: number): Vec3[] => points.map((p) => ({ ...p, z }));
  const top = MEASURES.railHeight;
  addFace(mesh, outerRow(ROUNDING[0][0]), [innerRow(0.0012)], () => top);
  const rows = ROUNDING.map(([inset, drop]) => at(outerRow(inset), top - drop));
  addSheet(mesh, [...rows, at(outerRow(0), top - RAIL_DEPTH)], true);
  addBand(mesh, at(innerRow(0.0012), top), at(innerRow(0), top - 0.0016), true);
  addBand(mesh, at(innerRow(0), top - 0.0016), at(innerRow(0), top - RAIL_DEPTH), true);
  const material = glossMaterial({
    lights, gloss: [0.014, 0.22, 0.022], vertexShader: WORLD_VERTEX_GLSL,
    uniforms: { uWalnut: { value: walnut } },
    options: { side: DoubleSide },
    body: /* glsl */ `
uniform sampler2D uWalnut;
// Grain runs along each rail; the rails meet in a mitre.
vec3 albedoOf() {
  vec2 past = abs(vWorld.xy) - uBed;
  bool lengthwise = past.y > past.x;
  vec2 along = lengthwise ? vWorld.xy : vWorld.yx + vec2(0.37, 0.21);
  vec2 uv = vec2(along.x * 0.8, along.y * 2.6 + vWorld.z * 2.0 + (vWorld.x > 0.0 ? 0.31 : 0.0));
  return texture2D(uWalnut, uv).rgb * uWood * 0.86;
}
float openOf() { return 0.25 + 0.75 * smoothstep(-0.02, 0.045, vWorld.z); }`,
  });
  return new Mesh(geometryOf(mesh), material);
}

function apronMesh(lights: LightUniforms, table: TableSpec): Mesh {
  const mesh = emptyMesh();
  const outer = outerHalf(table);
  const row = (inset: number, z: number): Vec3[] => roundedRectangle(
    { x: outer.x - inset, y: outer.y - inset }, MEASURES.railCorner - 0.01, 10,
  ).map((p) => ({ ...p, z }));
  addBand(mesh, row(0.012, 0.01), row(0.016, -0.17), true);
  addBand(mesh, row(0.016, -0.17), row(0.06, -0.175), true);
  for (const [sx, sy] of [[-1, -1], [-1, 1], [1, -1], [1, 1]] as const) {
    const leg = new BoxGeometry(0.14, 0.14, -FLOOR - 0.16).translate(
      sx * (outer.x - 0.24), sy * (outer.y - 0.2), (FLOOR - 0.16) / 2,
    );
    const base = mesh.positions.length / 3;
    mesh.positions.push(...leg.getAttribute('position').array);
    mesh.indices.push(...Array.from(leg.getIndex()?.array ?? [], (index) => base + index));
  }
  const material = glossMaterial({
    lights, gloss: [0.04, 0.2, 0.004], vertexShader: WORLD_VERTEX_GLSL,
    options: { side: DoubleSide },
    body: /* glsl */ `
vec3 albedoOf() { return vec3(0.011, 0.0075, 0.006); }
float openOf() { return 0.3; }`,
  });
  return new Mesh(geometryOf(mesh), material);
}

function sightsMesh(lights: LightUniforms, table: TableSpec): InstancedMesh {
  const sights = sightsOf(table);
  const material = glossMaterial({
    lights, gloss: [0.05, 0.05, 0.02],
    vertexShader: /* glsl */ `
varying vec3 vWorld;
varying vec3 vNormal;
void main() {
  vec4 world = modelMatrix * instanceMatrix * vec4(position, 1.0);
  vWorld = world.xyz;
  vNormal = normal;
  gl_Position = projectionMatrix * viewMatrix * world;
}`,
    body: /* glsl */ `
vec3 albedoOf() { return vec3(0.86, 0.82, 0.72); }
float openOf() { return 1.0; }`,
    options: { polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -2 },
  });
  const mesh = new InstancedMesh(
    new CircleGeometry(MEASURES.sightRadius, 20), material, sights.length,
  );
  sights.forEach(({ x, y }, i) => {
    mesh.setMatrixAt(i, new Matrix4().makeTranslation(x, y, MEASURES.railHeight + 0.0004));
  });
  mesh.frustumCulled = false;
  return mesh;
}
