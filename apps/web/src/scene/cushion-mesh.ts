/** The rubber as a solid: a rounded nose swept round the true outline of each cushion. */
import { type Vec2, type Vec3, add, dot, normalise, present, scale, subtract } from '@tenball/base';
import type { TableSpec } from '@tenball/equipment';
import { type CushionEndShape, type CushionShape, MEASURES } from '../table-look.ts';
import { type MeshData, addFace, addSheet } from './mesh-data.ts';

/** Profile from the cloth up over the nose: distance behind the nose and height, metres. */
const PROFILE = [
  [0.011, 0], [0.0045, 0.024], [0.0012, 0.0325], [0, 0.0363], [0.0007, 0.0386], [0.0028, 0.0399],
  [0.006, 0.0405],
] as const;
const SHOULDER = 0.0405;
/** Facings stand steeper than noses. */
const FACING_SHARE = 0.4;
/** Along the nose the profile grows to its whole depth over this length, metres. */
const TAPER = 0.035;

/** One point of a cushion's outline, with the way into the air. */
interface EdgePoint {
  readonly at: Vec2;
  readonly out: Vec2;
  /** How much of the profile's depth applies here. */
  readonly share: number;
}

/** Adds the cushion: its swept front and its sloping top. */
export function addCushion(mesh: MeshData, table: TableSpec, shape: CushionShape): void {
  const edge = edgeOf(shape);
  const nose = Math.abs(shape.normal.x) > 0 ? table.length / 2 : table.width / 2;
  const behind = (point: Vec2) => Math.max(0, -dot(point, shape.normal) - nose);
  const topAt = (point: Vec2) => {
    const t = (behind(point) - 0.006) / (MEASURES.cushionDepth - 0.006);
    return SHOULDER + (MEASURES.railHeight - SHOULDER) * Math.min(1, Math.max(0, t));
  };
  const rows = PROFILE.map(([depth, height]) => edge.map(({ at, out, share }): Vec3 => {
    const point = add(at, scale(out, -depth * share));
    return { ...point, z: (height * topAt(point)) / SHOULDER };
  }));
  addSheet(mesh, rows, false);
  const last = rows.at(-1) ?? [];
  addFace(mesh, last.map(({ x, y }) => ({ x, y })), [], topAt);
}

/** From wood to wood round the front of the cushion; the profile grows to its depth at the nose. */
function edgeOf(shape: CushionShape): EdgePoint[] {
  const [first, second] = shape.ends;
  const [from, to] = [present(first.arc.at(-1), 'fillet'), present(second.arc.at(-1), 'fillet')];
  const along = scale(normalise(subtract(to, from)), TAPER);
  const whole = (at: Vec2): EdgePoint => ({ at, out: shape.normal, share: 1 });
  return [
    ...endEdge(first, shape.normal), whole(add(from, along)),
    whole(subtract(to, along)), ...endEdge(second, shape.normal).reverse(),
  ];
}

function endEdge({ back, arc, facing, jaw }: CushionEndShape, noseNormal: Vec2): EdgePoint[] {
  const cut = back.map((at, i): EdgePoint => {
    const before = back[i - 1] ?? at;
    const after = back[i + 1] ?? at;
    const way = normalise(subtract(after, before));
    // Round the hole's edge the air lies on the facing's side.
    const side = { x: -way.y, y: way.x };
    const out = dot(side, facing.normal) > 0 ? side : scale(side, -1);
    return { at, out: i === back.length - 1 ? facing.normal : out, share: FACING_SHARE };
  });
  const fillet = arc.map((at, i): EdgePoint => {
    const spoke = scale(subtract(at, jaw.centre), 1 / jaw.radius);
    return { at, out: i === arc.length - 1 ? noseNormal : spoke, share: FACING_SHARE };
  });
  return [...cut, ...fillet];
}
