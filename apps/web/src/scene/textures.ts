/** Textures drawn once on a 2D canvas: cloth, walnut, cue. Nothing is downloaded. */
import {
  CanvasTexture, LinearMipmapLinearFilter, RepeatWrapping, SRGBColorSpace, type Texture,
} from 'three';
import type { Quality } from '../picture.ts';
import { grainSource } from '../table-look.ts';

type Context = CanvasRenderingContext2D;

/** A repeating texture of a drawing; `colour` says that it holds colours rather than factors. */
export function drawnTexture(
  width: number, height: number, colour: boolean, draw: (context: Context) => void,
  anisotropy = 4,
): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context !== null) draw(context);
  const texture = new CanvasTexture(canvas);
  if (colour) texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = anisotropy;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.minFilter = LinearMipmapLinearFilter;
  return texture;
}

/** Worsted: fine noise and short fibres along x. A factor about 0.5. */
export function clothTexture(quality: Quality): Texture {
  const size = quality === 'low' ? 256 : 512;
  return drawnTexture(size, size, false, (context) => {
    const random = grainSource(7);
    const image = context.createImageData(size, size);
    for (let i = 0; i < size * size; i++) {
      const value = 128 + (random() + random() + random() - 1.5) * 62;
      image.data.set([value, value, value, 255], i * 4);
    }
    context.putImageData(image, 0, 0);
    context.globalAlpha = 0.16;
    context.lineWidth = 0.8;
    for (let i = 0; i < size * 3; i++) {
      context.strokeStyle = random() > 0.5 ? '#fff' : '#000';
      const [x, y, angle] = [random() * size, random() * size, (random() - 0.5) * 0.5];
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + Math.cos(angle) * 14, y + Math.sin(angle) * 14);
      context.stroke();
    }
  }, quality === 'low' ? 1 : 4);
}

/** Smoked walnut, grain along u; `fineness` 1 or 2. */
export function walnutTexture(fineness: number): Texture {
  const [width, height] = [1024 * fineness, 256 * fineness];
  return drawnTexture(width, height, true, (context) => {
    const random = grainSource(3);
    context.fillStyle = '#4a3223';
    context.fillRect(0, 0, width, height);
    for (let i = 0; i < 700 * fineness; i++) {
      const dark = random() > 0.45;
      const [y, x] = [random() * height, random() * width * 1.3 - width * 0.3];
      const run = width * (0.3 + random() * 0.7);
      const bend = (random() - 0.5) * 16;
      context.strokeStyle = dark ? '#150a05' : '#ffd6aa';
      context.globalAlpha = (0.04 + random() * 0.13) * (dark ? 1 : 0.3);
      context.lineWidth = 0.5 + random() * 1.8;
      for (const lift of [-height, 0, height]) {
        context.beginPath();
        context.moveTo(x, y + lift);
        context.bezierCurveTo(
          x + run * 0.3, y + lift + bend, x + run * 0.6, y + lift - bend, x + run,
          y + lift + bend * 0.4,
        );
        context.stroke();
      }
    }
    context.globalAlpha = 0.26;
    context.fillStyle = '#000';
    for (let i = 0; i < 3000 * fineness; i++) {
      context.fillRect(random() * width, random() * height, 2 + random() * 9 * fineness, 0.6);
    }
  });
}

/** Parts of the cue from the tip: where each ends, metres, and its colour. */
const CUE_COLOURS = [
  [0.007, '#2f79bd'], [0.032, '#f0ebdf'], [0.735, '#d9b884'], [0.748, '#efeade'],
  [0.757, '#15161a'], [1.05, '#2c180f'], [1.33, '#0e0f11'], [1.45, '#2c180f'], [1.475, '#0c0d0f'],
] as const;

/** The cue from tip (v = 0) to butt (v = 1), with the grain of its woods. */
export function cueTexture(): Texture {
  const [width, height] = [32, 1024];
  const texture = drawnTexture(width, height, true, (context) => {
    const random = grainSource(9);
    let top = 0;
    for (const [end, colour] of CUE_COLOURS) {
      const bottom = (end / 1.475) * height;
      context.fillStyle = colour;
      context.fillRect(0, top, width, bottom - top);
      top = bottom;
    }
    context.lineWidth = 0.7;
    for (let i = 0; i < 150; i++) {
      const [x, y] = [random() * width, height * (0.03 + random() * 0.46)];
      context.strokeStyle = `rgba(120, 78, 36, ${(0.06 + random() * 0.16).toFixed(3)})`;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + (random() - 0.5) * 2, y + 30 + random() * 160);
      context.stroke();
    }
  });
  texture.flipY = false;
  return texture;
}
