/** What is laid over the picture in screen pixels: the tags. */
import {
  CanvasTexture, Mesh, MeshBasicMaterial, OrthographicCamera, PlaneGeometry, Scene,
  SRGBColorSpace,
} from 'three';
import type { Vec2 } from '@tenball/base';
import { BALL_RADIUS, type TableGeometry } from '@tenball/equipment';
import type { Picture } from '../picture.ts';
import { TAG_HEIGHT, drawTag, keepInside, tagWidth } from '../plan/labels.ts';
import { MEASURES, isFontReady } from '../table-look.ts';
import { type Tag, tagsOf } from '../tags.ts';
import { type CameraPose, type Size, basisOf, focalPixels, projectPoint } from './camera.ts';

export interface Overlay {
  readonly scene: Scene;
  readonly camera: OrthographicCamera;
  show(picture: Picture, geometry: TableGeometry, pose: CameraPose, size: Size): void;
  resize(size: Size, pixelRatio: number): void;
  dispose(): void;
}

interface TagFace {
  readonly texture: CanvasTexture;
  readonly width: number;
}

const UNIT = new PlaneGeometry(1, 1);
/** More faces than one picture can carry: all are drawn anew. */
const MOST_FACES = 60;

export function createOverlay(): Overlay {
  const scene = new Scene();
  const camera = new OrthographicCamera(0, 1, 1, 0, -1, 1);
  const faces = createFaces();
  const meshes: TagMesh[] = [];
  const meshAt = (index: number): TagMesh => {
    const known = meshes[index];
    if (known) return known;
    const mesh = createTagMesh(index);
    meshes.push(mesh);
    scene.add(mesh);
    return mesh;
  };

  return {
    scene, camera,
    show(picture, geometry, pose, size) {
      let used = 0;
      for (const tag of tagsOf(picture, geometry)) {
        const face = faces.faceOf(tag);
        const at = tagPoint(tag, picture, pose, size, face.width);
        if (at === undefined) continue;
        placeTag(meshAt(used++), face, { x: at.x, y: size.height - at.y }, faces.ratio());
      }
      for (const mesh of meshes.slice(used)) mesh.visible = false;
    },
    resize(size, pixelRatio) {
      faces.sharpen(pixelRatio);
      camera.right = size.width;
      camera.top = size.height;
      camera.updateProjectionMatrix();
    },
    dispose() {
      faces.forget();
      for (const mesh of meshes) mesh.material.dispose();
    },
  };
}

type TagMesh = Mesh<PlaneGeometry, MeshBasicMaterial>;

function createTagMesh(order: number): TagMesh {
  const mesh = new Mesh(UNIT, new MeshBasicMaterial({
    transparent: true, depthTest: false, depthWrite: false, toneMapped: false,
  }));
  mesh.renderOrder = order;
  return mesh;
}

/** Puts a tag with its centre near `at`, on whole device pixels; y points up. */
function placeTag(mesh: TagMesh, face: TagFace, at: Vec2, ratio: number): void {
  const snap = (value: number) => Math.round(value * ratio) / ratio;
  mesh.material.map = face.texture;
  mesh.scale.set(face.width, TAG_HEIGHT, 1);
  mesh.position.set(
    snap(at.x - face.width / 2) + face.width / 2, snap(at.y - TAG_HEIGHT / 2) + TAG_HEIGHT / 2, 0,
  );
  mesh.visible = true;
}

/** Keeps the drawn faces of tags, as sharp as the screen. */
function createFaces() {
  const faces = new Map<string, TagFace>();
  let ratio = 1;
  const forget = () => {
    for (const { texture } of faces.values()) texture.dispose();
    faces.clear();
  };
  return {
    forget,
    ratio: () => ratio,
    sharpen(next: number) {
      if (next !== ratio) forget();
      ratio = next;
    },
    faceOf(tag: Tag): TagFace {
      const key = `${tag.tone} ${tag.text} ${isFontReady()}`;
      const known = faces.get(key);
      if (known) return known;
      if (faces.size > MOST_FACES) forget();
      const face = drawFace(tag, ratio);
      faces.set(key, face);
      return face;
    },
  };
}

function drawFace(tag: Tag, ratio: number): TagFace {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const width = context === null ? 1 : tagWidth(context, tag.text);
  canvas.width = Math.ceil(width * ratio);
  canvas.height = Math.ceil(TAG_HEIGHT * ratio);
  if (context !== null) {
    context.scale(ratio, ratio);
    drawTag(context, tag.text, { x: width / 2, y: TAG_HEIGHT / 2 }, tag.tone);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.generateMipmaps = false;
  return { texture, width };
}

/** Over a ball, or beside it in the overhead view; outside a pocket. */
function tagPoint(
  tag: Tag, picture: Picture, pose: CameraPose, size: Size, width: number,
): Vec2 | undefined {
  const overhead = pose.pitch > 1.2;
  if (tag.place.kind === 'ball') {
    const { ball } = tag.place;
    const found = picture.balls.find((candidate) => candidate.ball === ball);
    if (found === undefined) return undefined;
    const { position } = found;
    const top = projectPoint(pose, size, { ...position, z: position.z + BALL_RADIUS });
    const middle = projectPoint(pose, size, position);
    if (top === undefined || middle === undefined) return undefined;
    const radius = (BALL_RADIUS * focalPixels(pose, size)) / pose.distance;
    return keepInside(overhead
      ? { x: middle.x + radius * 0.9 + 4 + width / 2, y: middle.y - radius * 0.8 - 2 }
      : { x: middle.x, y: top.y - TAG_HEIGHT / 2 - 8 }, width, size);
  }
  const { at } = tag.place;
  const seen = projectPoint(pose, size, { ...at, z: MEASURES.railHeight });
  if (seen === undefined) return undefined;
  const outside = seen.x < 0 || size.width < seen.x || seen.y < 0 || size.height < seen.y;
  if (outside) return undefined;
  const centre = size.height / 2 + pose.shift.y;
  const { eye } = basisOf(pose);
  const away = Math.hypot(at.x - eye.x, at.y - eye.y, eye.z);
  const reach = (0.083 * focalPixels(pose, size) * Math.max(0.25, eye.z / away)) / away + 3;
  const side = overhead && seen.y > centre + 1 ? 1 : -1;
  return keepInside({ x: seen.x, y: seen.y + side * (reach + TAG_HEIGHT / 2 + 2) }, width, size);
}
