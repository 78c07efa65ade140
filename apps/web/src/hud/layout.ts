/** Which anatomy a window has: design section 4. One definition for components, styles, insets. */

/** Desktop panels in the corners; a sheet at the bottom; controls at both thumbs. */
export type HudLayout = 'desktop' | 'portrait' | 'landscape';

/** The layout of a window of `width` × `height` CSS pixels. */
export function layoutOf(width: number, height: number): HudLayout {
  if (height < 500 && height < width) return 'landscape';
  if (width < 768 || (width < 1024 && width < height)) return 'portrait';
  return 'desktop';
}

/** Pixels of one rem over 16 at this window and text size: what the style sheet gives the root. */
export function rootScale(width: number, height: number, textSize: number): number {
  const large = 1800 <= width && 950 <= height ? 1.125 : 1;
  return large * (textSize / 100);
}
