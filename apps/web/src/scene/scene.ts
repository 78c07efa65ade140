/**
 * The table in 3D. It owns one WebGL canvas, draws only when told, and decides nothing.
 * Everything is drawn from measures; no texture is downloaded and nothing is baked. Design 9, 10.
 */
import {
  Color, LinearSRGBColorSpace, Matrix4, type Mesh, type Object3D,
  PerspectiveCamera, Scene, SRGBColorSpace, Vector3, WebGLRenderer,
} from 'three';
import type { Vec3 } from '@tenball/base';
import {
  BALL_RADIUS, CUE_BALL, type TableGeometry, type TableId, type TableSpec, tableGeometry,
} from '@tenball/equipment';
import { DEFAULT_PARAMS } from '@tenball/physics';
import { DEFAULT_LOOK } from '../looks/looks.ts';
import type { BallPose, Picture, Quality, TableView } from '../picture.ts';
import { createAids } from './aids.ts';
import { createNumberAtlas } from './ball-texture.ts';
import { createBalls } from './balls.ts';
import { createCameraRig } from './camera-rig.ts';
import {
  type CameraPose, type Size, basisOf, focalPixels, pickPlane, projectPoint,
} from './camera.ts';
import { createCloth } from './cloth.ts';
import { createCue, cueFrame } from './cue.ts';
import { createLightUniforms, setTable } from './lights.ts';
import { createOverlay } from './overlay.ts';
import { createPockets } from './pockets.ts';
import { createRails } from './rails.ts';
import { createRoom } from './room.ts';
import { createShadows } from './shadows.ts';
import { clothTexture, cueTexture, walnutTexture } from './textures.ts';

/** What one picture costs. */
export interface DrawCost {
  readonly calls: number;
  readonly triangles: number;
}

/** The 3D view; it also tells what its last picture cost. */
export interface SceneView extends TableView {
  cost(): DrawCost;
}

/** Device pixels a CSS pixel, at most. */
const DENSEST: Readonly<Record<Quality, number>> = { low: 1, mid: 2, high: 2 };
/** The numbers of the balls wait so long for their font, milliseconds. */
const FONT_PATIENCE_MS = 3000;

/**
 * A scene on `canvas`. Throws an Error when there is no WebGL 2; `onLost` is called when the
 * browser takes the context away: until it comes back, drawing does nothing.
 */
export function createScene(
  canvas: HTMLCanvasElement, quality: Quality, onLost?: () => void,
): SceneView {
  const renderer = rendererOn(canvas, quality);
  const stock = createStock(quality);
  const { scene, camera, overlay } = stock;
  const rig = createCameraRig();
  const connection = watchContext(canvas, onLost);
  let size: Size = { width: 300, height: 150 };
  let firstMs: number | undefined;

  return {
    canvas,
    draw(picture, nowMs) {
      firstMs ??= nowMs;
      const pose = rig.update(picture, size, nowMs);
      if (connection.isLost()) return false;
      const waiting = stock.numbers.refresh() && nowMs - firstMs < FONT_PATIENCE_MS;
      arrange(stock, picture, pose, size);
      aimCamera(camera, pose, size);
      renderer.info.reset();
      renderer.clear();
      renderer.render(scene, camera);
      renderer.render(overlay.scene, overlay.camera);
      return rig.isMoving() || waiting;
    },
    resize(width, height, pixelRatio) {
      size = { width, height };
      const ratio = Math.min(pixelRatio, DENSEST[quality]);
      renderer.setPixelRatio(ratio);
      renderer.setSize(width, height);
      stock.lights.uScreen.value.set(canvas.width, canvas.height);
      overlay.resize(size, ratio);
    },
    pickCloth: (x, y) => (rig.pose ? pickPlane(rig.pose, size, { x, y }) : undefined),
    project: (point: Vec3) => (rig.pose ? projectPoint(rig.pose, size, point) : undefined),
    orbit: (dx, dy, zoom) => rig.orbit(dx, dy, zoom),
    cost: () => ({
      calls: renderer.info.render.calls, triangles: renderer.info.render.triangles,
    }),
    dispose() {
      connection.dispose();
      stock.dispose();
      renderer.dispose();
    },
  };
}

/** Knows whether the browser has taken the context away. three.js restores its own part. */
function watchContext(canvas: HTMLCanvasElement, onLost: (() => void) | undefined) {
  let lost = false;
  const onContextLost = (event: Event) => {
    event.preventDefault();
    lost = true;
    onLost?.();
  };
  const onContextRestored = () => {
    lost = false;
  };
  canvas.addEventListener('webglcontextlost', onContextLost);
  canvas.addEventListener('webglcontextrestored', onContextRestored);
  return {
    isLost: () => lost,
    dispose() {
      canvas.removeEventListener('webglcontextlost', onContextLost);
      canvas.removeEventListener('webglcontextrestored', onContextRestored);
    },
  };
}

/** Everything that can be drawn. */
type Stock = ReturnType<typeof createStock>;

function createStock(quality: Quality) {
  const lights = createLightUniforms();
  const textures = {
    weave: clothTexture(quality), walnut: walnutTexture(quality === 'high' ? 2 : 1),
    cue: cueTexture(),
  };
  const numbers = createNumberAtlas(quality === 'low' ? 128 : 256);
  const scene = new Scene();
  const balls = createBalls(lights, numbers, quality);
  const cue = createCue(lights, textures.cue);
  const shadows = createShadows(lights, quality);
  const aids = createAids();
  const overlay = createOverlay();
  const camera = new PerspectiveCamera(36, 1, 0.05, 60);
  camera.matrixAutoUpdate = false;
  scene.add(
    createRoom(lights), balls.mesh, cue.mesh, shadows.balls, shadows.cue, aids.ribbons, aids.ghost,
  );
  let furniture: Furniture | undefined;

  return {
    lights, numbers, scene, camera, balls, cue, shadows, aids, overlay,
    /** Builds the table asked for, unless it stands already. */
    furnish(table: TableSpec): TableGeometry {
      if (furniture?.id === table.id) return furniture.geometry;
      if (furniture) removeAll(scene, furniture.objects);
      const geometry = tableGeometry(table, DEFAULT_PARAMS.jawRadius);
      setTable(lights, table, geometry);
      const cloth = createCloth(lights, textures.weave, table, geometry, quality);
      const objects = [
        cloth.bed, cloth.cushions, ...createRails(lights, textures.walnut, table, geometry),
        ...createPockets(lights, table, geometry),
      ];
      scene.add(...objects);
      furniture = { id: table.id, geometry, objects };
      return geometry;
    },
    dispose() {
      removeAll(scene, [...scene.children]);
      overlay.dispose();
      numbers.dispose();
      for (const texture of Object.values(textures)) texture.dispose();
    },
  };
}

/** Puts everything where the picture wants it. */
function arrange(stock: Stock, picture: Picture, pose: CameraPose, size: Size): void {
  const geometry = stock.furnish(picture.table);
  const poses = ballsOf(picture);
  const frame = picture.cue && cueFrame(picture.cue);
  const { look = DEFAULT_LOOK } = picture;
  stock.lights.uCloth.value.set(look.cloth.albedo);
  stock.lights.uWood.value.set(...look.cloth.woodTint);
  stock.balls.pose(poses, look);
  stock.cue.pose(frame);
  stock.shadows.pose(poses, frame);
  const viewpoint = { basis: basisOf(pose), focal: focalPixels(pose, size) };
  stock.aids.show(picture, geometry, viewpoint);
  stock.overlay.show(picture, geometry, pose, size);
}

interface Furniture {
  readonly id: TableId;
  readonly geometry: TableGeometry;
  readonly objects: readonly Object3D[];
}

function rendererOn(canvas: HTMLCanvasElement, quality: Quality): WebGLRenderer {
  const context = canvas.getContext('webgl2', {
    alpha: false, depth: true, stencil: false, antialias: quality !== 'low',
    powerPreference: quality === 'high' ? 'high-performance' : 'default',
  });
  if (context === null) throw new Error('WebGL 2 is not available in this browser.');
  const renderer = new WebGLRenderer({ canvas, context });
  renderer.outputColorSpace = SRGBColorSpace;
  renderer.autoClear = false;
  renderer.info.autoReset = false;
  renderer.setClearColor(new Color().setRGB(0.003, 0.005, 0.008, LinearSRGBColorSpace), 1);
  return renderer;
}

/** The balls of the picture, and the cue ball in hand where it would be put. */
function ballsOf({ balls, placing }: Picture): readonly BallPose[] {
  if (placing === undefined || balls.some(({ ball }) => ball === CUE_BALL)) return balls;
  const held: BallPose = {
    ball: CUE_BALL, position: { ...placing.at, z: BALL_RADIUS }, orientation: [0, 0, 0, 1],
  };
  return [held, ...balls];
}

function aimCamera(camera: PerspectiveCamera, pose: CameraPose, size: Size): void {
  const { eye, right, up, forward } = basisOf(pose);
  const axis = ({ x, y, z }: Vec3, sign = 1) => new Vector3(x * sign, y * sign, z * sign);
  camera.matrix.copy(new Matrix4().makeBasis(axis(right), axis(up), axis(forward, -1)))
    .setPosition(eye.x, eye.y, eye.z);
  camera.matrixWorldNeedsUpdate = true;
  camera.fov = (pose.fov * 180) / Math.PI;
  camera.aspect = size.width / size.height;
  camera.setViewOffset(
    size.width, size.height, -pose.shift.x, -pose.shift.y, size.width, size.height,
  );
}

function removeAll(scene: Scene, objects: readonly Object3D[]): void {
  for (const object of objects) {
    scene.remove(object);
    const mesh = object as Partial<Mesh>;
    mesh.geometry?.dispose();
    for (const material of [mesh.material ?? []].flat()) material.dispose();
  }
}
