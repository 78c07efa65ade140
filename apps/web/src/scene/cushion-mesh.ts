/** The rubber as a solid: a rounded nose swept round the true outline of each cushion. */
import { type Vec2, type Vec3, add, dot, scale } from '@tenball/base';
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

/** From wood to wood round the front of the cushion. */
function edgeOf(shape: CushionShape): EdgePoint[] {
  const [first, second] = shape.ends;
  return [...endEdge(first, shape.normal), ...endEdge(second, shape.normal).reverse()];
}

function endEdge(end: CushionEndShape, noseNormal: Vec2): EdgePoint[] {
  const out = end.facing.normal;
  const back: EdgePoint = { at: end.back, out, share: FACING_SHARE };
  const steps = end.arc.length - 1;
  const arc = end.arc.map((at, i): EdgePoint => {
    const spoke = { x: at.x - end.jaw.centre.x, y: at.y - end.jaw.centre.y };
    const share = FACING_SHARE + (1 - FACING_SHARE) * Math.max(0, (i / steps - 0.5) * 2);
    const outward = i === steps ? noseNormal : scale(spoke, 1 / end.jaw.radius);
    return { at, out: outward, share: Math.min(share, i === steps ? 1 : 0.7) };
  });
  return [back, ...arc];
}
