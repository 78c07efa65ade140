/** A page to look at the views: ?view=plan|scene&picture=play|ruling|rack|placing&quality=low. */
import '@fontsource-variable/onest';
import { createPlan } from '../src/plan/plan.ts';
import type { CameraView, Quality, TableView } from '../src/picture.ts';
import { PICTURES } from './pictures.ts';

const query = new URLSearchParams(location.search);
const canvas = document.querySelector('canvas');
if (canvas === null) throw new Error('no canvas');
await document.fonts.load('700 20px "Onest Variable"');
const quality = (query.get('quality') ?? 'high') as Quality;
const named = PICTURES[query.get('picture') ?? 'play'];
if (named === undefined) throw new Error('no such picture');
const camera = query.get('camera') as CameraView | undefined;
const picture = { ...named, ...(camera ? { view: camera } : {}), reducedMotion: true };
let view: TableView;
if (query.get('view') === 'scene') {
  const { createScene } = await import('../src/scene/scene.ts');
  view = createScene(canvas, quality);
} else {
  view = createPlan(canvas);
}
view.resize(innerWidth, innerHeight, quality === 'low' ? 1 : devicePixelRatio);
let now = 0;
const draw = () => {
  now += 16;
  while (view.draw(picture, now)) now += 16;
};
const orbit = query.get('orbit');
draw();
if (orbit) {
  const [dx = 0, dy = 0, zoom = 0] = orbit.split(',').map(Number);
  view.orbit(dx, dy, zoom);
}
draw();
const started = performance.now();
const rounds = Number(query.get('rounds') ?? 20);
for (let i = 0; i < rounds; i++) draw();
Object.assign(window, { view, picture, perFrameMs: (performance.now() - started) / rounds });
document.title = 'drawn';
