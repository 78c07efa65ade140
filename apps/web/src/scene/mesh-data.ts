/** Triangles gathered before they become one geometry. Table frame, metres. */
import { BufferGeometry, Float32BufferAttribute, ShapeUtils, Vector2 } from 'three';
import type { Vec2, Vec3 } from '@tenball/base';

export interface MeshData {
  readonly positions: number[];
  readonly indices: number[];
}

export function emptyMesh(): MeshData {
  return { positions: [], indices: [] };
}

/** Adds a point and tells its index. */
export function addPoint({ positions }: MeshData, { x, y, z }: Vec3): number {
  positions.push(x, y, z);
  return positions.length / 3 - 1;
}

/** Joins two rows of equally many points into a band; `closed` joins the ends as well. */
export function addBand(
  mesh: MeshData, first: readonly Vec3[], second: readonly Vec3[], closed: boolean,
): void {
  const a = first.map((point) => addPoint(mesh, point));
  const b = second.map((point) => addPoint(mesh, point));
  const count = closed ? a.length : a.length - 1;
  for (let i = 0; i < count; i++) {
    const j = (i + 1) % a.length;
    const [a0, a1, b0, b1] = [a[i] ?? 0, a[j] ?? 0, b[i] ?? 0, b[j] ?? 0];
    mesh.indices.push(a0, a1, b0, b0, a1, b1);
  }
}

/** Rows joined one after the other, sharing their points so that normals run smoothly. */
export function addSheet(
  mesh: MeshData, rows: readonly (readonly Vec3[])[], closed: boolean,
): void {
  const indices = rows.map((row) => row.map((point) => addPoint(mesh, point)));
  for (let r = 0; r + 1 < indices.length; r++) {
    const [a, b] = [indices[r] ?? [], indices[r + 1] ?? []];
    const count = closed ? a.length : a.length - 1;
    for (let i = 0; i < count; i++) {
      const j = (i + 1) % a.length;
      const [a0, a1, b0, b1] = [a[i] ?? 0, a[j] ?? 0, b[i] ?? 0, b[j] ?? 0];
      mesh.indices.push(a0, a1, b0, b0, a1, b1);
    }
  }
}

/** Fills a flat outline, seen from above counter-clockwise, at the heights `heightOf` tells. */
export function addFace(
  mesh: MeshData, outline: readonly Vec2[], holes: readonly (readonly Vec2[])[],
  heightOf: (point: Vec2) => number,
): void {
  const ring = (points: readonly Vec2[]) => points.map(({ x, y }) => new Vector2(x, y));
  const contour = ring(outline);
  const inner = holes.map(ring);
  if (ShapeUtils.isClockWise(contour)) contour.reverse();
  for (const hole of inner) if (!ShapeUtils.isClockWise(hole)) hole.reverse();
  const faces = ShapeUtils.triangulateShape(contour, inner);
  const base = mesh.positions.length / 3;
  for (const point of [...contour, ...inner.flat()]) {
    mesh.positions.push(point.x, point.y, heightOf(point));
  }
  for (const face of faces) for (const index of face) mesh.indices.push(base + index);
}

/** The geometry with smooth normals wherever points are shared. */
export function geometryOf(mesh: MeshData): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(mesh.positions, 3));
  geometry.setIndex(mesh.indices);
  geometry.computeVertexNormals();
  return geometry;
}
