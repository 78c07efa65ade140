/** Aids over the cloth: aim, ghost ball, paths of the last shot, rings, the zone of placing. */
import {
  BufferGeometry, DoubleSide, Float32BufferAttribute, Mesh, MeshBasicMaterial, ShaderMaterial,
  SphereGeometry,
} from 'three';
import type { Vec2 } from '@tenball/base';
import { BALL_RADIUS, type TableGeometry, spotsOf } from '@tenball/equipment';
import { aimLine } from '../aim-line.ts';
import type { AimAid, BallPath, HintMarks, Picture, Placing } from '../picture.ts';
import { COLOURS, MEASURES } from '../table-look.ts';
import { type PocketRing, pocketRings } from '../tags.ts';
import {
  type Pen, type RibbonData, type Viewpoint, addCircle, addGlow, addLine, addPolygon,
  addRectangle, emptyRibbons,
} from './ribbons.ts';

const CIRCLE_STEPS = 48;
/** A place where the cue ball came to rest, metres. */
const LEAF_RADIUS = 0.006;
const ON_CLOTH = 0.0014;
const ON_RAIL = MEASURES.railHeight + 0.0072;
const OVER_BALLS = 2 * BALL_RADIUS + 0.002;

const PATH_COLOURS: Readonly<Record<BallPath['role'], string>> = {
  cue: COLOURS.cuePath, called: COLOURS.calledPath, other: COLOURS.otherPath,
};
const RING_COLOURS: Readonly<Record<PocketRing['role'], string>> = {
  ...PATH_COLOURS, lamp: COLOURS.lamp, missed: '#b9b7b1',
};

function pen(colour: string, alpha: number | readonly [number, number], pixels: number): Pen {
  const both = typeof alpha === 'number' ? [alpha, alpha] as const : alpha;
  return { colour, alpha: both, width: 0.004, pixels, height: ON_CLOTH };
}

/** All ribbons of `picture` as seen from `viewpoint`. */
export function ribbonsOf(
  picture: Picture, geometry: TableGeometry, viewpoint: Viewpoint,
): RibbonData {
  const data = emptyRibbons();
  if (picture.placing) addPlacing(data, viewpoint, picture, picture.placing);
  if (picture.hint) addHint(data, viewpoint, picture, picture.hint, geometry);
  for (const path of picture.paths) addPath(data, viewpoint, path);
  for (const { ball, position } of picture.balls) {
    if (position.z < 0) continue;
    if (ball === picture.legalBall) {
      addLampRing(data, viewpoint, position, BALL_RADIUS * 1.5, ON_CLOTH);
    }
    else if (ball === picture.calledBall) {
      addCircle(data, viewpoint, position, BALL_RADIUS * 1.5, pen(COLOURS.lamp, 0.8, 1.4));
    }
  }
  if (picture.aim) addAim(data, viewpoint, picture.aim);
  for (const ring of pocketRings(picture)) {
    const hole = geometry.holes.find(({ pocket }) => pocket === ring.pocket);
    if (hole === undefined) continue;
    const radius = hole.radius + 0.0135;
    if (ring.role === 'lamp') addLampRing(data, viewpoint, hole.centre, radius, ON_RAIL);
    else {
      addCircle(data, viewpoint, hole.centre, radius, {
        ...pen(RING_COLOURS[ring.role], 1, 2.2), height: ON_RAIL,
      });
    }
  }
  return data;
}

/** The one colour that means: now, legal, called. */
function addLampRing(
  data: RibbonData, viewpoint: Viewpoint, centre: Vec2, radius: number, height: number,
): void {
  addGlow(data, centre, radius, 0.014, { ...pen(COLOURS.lamp, 0.42, 0), height });
  addCircle(data, viewpoint, centre, radius, { ...pen(COLOURS.lamp, 1, 2), height });
}

function addAim(data: RibbonData, viewpoint: Viewpoint, aim: AimAid): void {
  addLine(data, viewpoint, aimLine(aim), { ...pen('#ffffff', [0.92, 0.8], 1.6), width: 0.0055 });
  if (aim.ghost) {
    addCircle(data, viewpoint, aim.ghost, BALL_RADIUS * 0.96, pen('#ffffff', 0.5, 1.3));
  }
  if (aim.targetLine) {
    addLine(data, viewpoint, aim.targetLine, pen('#ffffff', [0.9, 0.08], 1.6));
  }
  if (aim.cueBallLine) {
    addLine(data, viewpoint, aim.cueBallLine, {
      ...pen('#ffffff', [0.75, 0.15], 1.3), width: 0.003, dash: [0.028, 0.022],
    });
  }
}

function addPath(data: RibbonData, viewpoint: Viewpoint, path: BallPath): void {
  const start = path.points[0];
  if (start === undefined) return;
  const colour = PATH_COLOURS[path.role];
  addLine(data, viewpoint, path.points, { ...pen('#020a12', 0.3, 4.5), width: 0.011 });
  addLine(data, viewpoint, path.points, {
    ...pen(colour, 1, 2), ...(path.role === 'other' ? { dash: [0.024, 0.018] as const } : {}),
  });
  addCircle(data, viewpoint, start, BALL_RADIUS, pen(colour, 0.9, 1.5));
}

/** What a hint marks: the zone, the ways, dashed rings round ball, pocket and place. */
function addHint(
  data: RibbonData, viewpoint: Viewpoint, picture: Picture, hint: HintMarks,
  geometry: TableGeometry,
): void {
  const dashed: Pen = { ...pen(COLOURS.hint, 0.95, 1.8), dash: [0.016, 0.012] };
  const [first] = hint.zone;
  if (first !== undefined) {
    addPolygon(data, hint.zone, { ...pen(COLOURS.hint, 0.24, 0), height: 0.0009 });
    addLine(data, viewpoint, [...hint.zone, first], dashed);
  }
  for (const leaf of hint.leaves ?? []) {
    addCircle(data, viewpoint, leaf, LEAF_RADIUS, pen(COLOURS.hint, 0.95, 2));
  }
  for (const path of hint.paths) addPath(data, viewpoint, path);
  const ring = (at: Vec2, radius: number, height: number) => (
    addLine(data, viewpoint, circleOf(at, radius), { ...dashed, height })
  );
  for (const { ball, position } of picture.balls) {
    if (ball === hint.ball || ball === hint.first) ring(position, BALL_RADIUS * 1.95, ON_CLOTH);
  }
  for (const at of hint.cushions) {
    addCircle(data, viewpoint, at, BALL_RADIUS * 0.3, pen(COLOURS.hint, 1, 5));
  }
  const hole = geometry.holes.find(({ pocket }) => pocket === hint.pocket);
  if (hole !== undefined) ring(hole.centre, hole.radius + 0.03, ON_RAIL);
  for (const at of [hint.place, hint.ghost, ...hint.links]) {
    if (at === undefined) continue;
    addCircle(data, viewpoint, at, BALL_RADIUS * 0.96, pen(COLOURS.hint, 0.9, 1.5));
  }
  if (hint.place !== undefined) ring(hint.place, BALL_RADIUS * 1.95, ON_CLOTH);
}

function circleOf(centre: Vec2, radius: number): Vec2[] {
  return Array.from({ length: CIRCLE_STEPS + 1 }, (_, n) => {
    const angle = (n / CIRCLE_STEPS) * 2 * Math.PI;
    return { x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius };
  });
}

function addPlacing(
  data: RibbonData, viewpoint: Viewpoint, { table }: Picture, placing: Placing,
): void {
  const x = table.length / 2 - BALL_RADIUS;
  const y = table.width / 2 - BALL_RADIUS;
  const right = placing.zone === 'house' ? spotsOf(table).headString : x;
  const fill = pen(COLOURS.lamp, placing.zone === 'house' ? 0.13 : 0.045, 0);
  addRectangle(data, { x: -x, y: -y }, { x: right, y }, { ...fill, height: 0.0008 });
  const corners = [[-x, -y], [right, -y], [right, y], [-x, y], [-x, -y]] as const;
  const outline = corners.map(([cx, cy]) => ({ x: cx, y: cy }));
  addLine(data, viewpoint, outline, pen(COLOURS.lamp, 0.5, 1.3));
  if (placing.legal) {
    addLampRing(data, viewpoint, placing.at, BALL_RADIUS * 1.6, ON_CLOTH);
    return;
  }
  const radius = BALL_RADIUS * 1.6;
  const reach = radius * Math.SQRT1_2;
  const foul = { ...pen(COLOURS.foul, 1, 2.2), height: OVER_BALLS };
  addCircle(data, viewpoint, placing.at, radius, foul);
  addLine(data, viewpoint, [
    { x: placing.at.x - reach, y: placing.at.y - reach },
    { x: placing.at.x + reach, y: placing.at.y + reach },
  ], foul);
}

export interface Aids {
  readonly ribbons: Mesh;
  readonly ghost: Mesh;
  show(picture: Picture, geometry: TableGeometry, viewpoint: Viewpoint): void;
}

export function createAids(): Aids {
  const ribbons = new Mesh(new BufferGeometry(), new MeshBasicMaterial({
    vertexColors: true, transparent: true, depthWrite: false, toneMapped: false, side: DoubleSide,
    polygonOffset: true, polygonOffsetFactor: -2, polygonOffsetUnits: -4,
  }));
  ribbons.frustumCulled = false;
  ribbons.renderOrder = 2;
  const ghost = createGhost();
  return {
    ribbons, ghost,
    show(picture, geometry, viewpoint) {
      const data = ribbonsOf(picture, geometry, viewpoint);
      ribbons.geometry.dispose();
      ribbons.geometry = new BufferGeometry();
      ribbons.geometry.setAttribute('position', new Float32BufferAttribute(data.positions, 3));
      ribbons.geometry.setAttribute('color', new Float32BufferAttribute(data.colours, 4));
      ribbons.geometry.setIndex(data.indices);
      ribbons.visible = data.indices.length > 0;
      const at = picture.aim?.ghost;
      ghost.visible = at !== undefined;
      if (at) ghost.position.set(at.x, at.y, BALL_RADIUS);
    },
  };
}

/** The ghost ball: a shell lit at its rim. */
function createGhost(): Mesh {
  const material = new ShaderMaterial({
    transparent: true, depthWrite: false,
    vertexShader: /* glsl */ `
varying vec3 vNormal;
varying vec3 vWay;
void main() {
  vec4 seen = modelViewMatrix * vec4(position, 1.0);
  vNormal = normalMatrix * normal;
  vWay = -seen.xyz;
  gl_Position = projectionMatrix * seen;
}`,
    fragmentShader: /* glsl */ `
varying vec3 vNormal;
varying vec3 vWay;
void main() {
  float rim = smoothstep(0.35, 0.97, 1.0 - abs(dot(normalize(vNormal), normalize(vWay))));
  gl_FragColor = vec4(1.0, 1.0, 1.0, 0.09 + 0.72 * rim * rim);
}`,
  });
  const ghost = new Mesh(new SphereGeometry(BALL_RADIUS, 40, 28), material);
  ghost.renderOrder = 3;
  return ghost;
}
