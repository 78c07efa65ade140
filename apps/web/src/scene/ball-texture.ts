/** The ten numbers in one small texture; bands, discs and dots are drawn by the shader. */
import type { Texture } from 'three';
import { OBJECT_BALLS } from '@tenball/equipment';
import { isUnderlined } from '../plan/ball-sprites.ts';
import { FONT_FAMILY, isFontReady } from '../table-look.ts';
import { drawnTexture } from './textures.ts';

/** Cells across and down: ball n lies in cell n − 1, row by row from the top. */
export const ATLAS_COLUMNS = 4;
export const ATLAS_ROWS = 3;

export interface NumberAtlas {
  readonly texture: Texture;
  /** Draws the numbers anew once their font has arrived. True while it has not. */
  refresh(): boolean;
  dispose(): void;
}

/** `cell` pixels for each number, black on white. */
export function createNumberAtlas(cell: number): NumberAtlas {
  let ready = isFontReady();
  const texture = drawnTexture(
    cell * ATLAS_COLUMNS, cell * ATLAS_ROWS, false, (context) => drawNumbers(context, cell),
  );
  return {
    texture,
    refresh() {
      if (ready || !isFontReady()) return !ready;
      ready = true;
      const canvas = texture.image as HTMLCanvasElement;
      const context = canvas.getContext('2d');
      if (context !== null) drawNumbers(context, cell);
      texture.needsUpdate = true;
      return false;
    },
    dispose: () => texture.dispose(),
  };
}

function drawNumbers(context: CanvasRenderingContext2D, cell: number): void {
  context.fillStyle = '#fff';
  context.fillRect(0, 0, cell * ATLAS_COLUMNS, cell * ATLAS_ROWS);
  context.fillStyle = '#000';
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  for (const ball of OBJECT_BALLS) {
    const x = ((ball - 1) % ATLAS_COLUMNS + 0.5) * cell;
    const y = (Math.floor((ball - 1) / ATLAS_COLUMNS) + 0.5) * cell;
    context.font = `700 ${cell * (ball === 10 ? 0.63 : 0.74)}px ${FONT_FAMILY}`;
    const box = context.measureText(String(ball));
    const lift = (box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2;
    context.fillText(String(ball), x, y + lift - (isUnderlined(ball) ? cell * 0.03 : 0));
    if (isUnderlined(ball)) {
      context.fillRect(x - cell * 0.19, y + lift + cell * 0.025, cell * 0.38, cell * 0.055);
    }
  }
}
