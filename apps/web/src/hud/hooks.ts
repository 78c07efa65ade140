/** What components learn of the window, and what they tell the page. */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { lookOf } from '../looks/looks.ts';
import { wearLook } from '../looks/wear-look.ts';
import type { Settings } from '../state.ts';
import { wordsOf } from '../words/index.ts';
import { type HudLayout, layoutOf } from './layout.ts';

/** The anatomy of the window, kept up to date. */
export function useHudLayout(): HudLayout {
  const [layout, setLayout] = useState(windowLayout);
  useEffect(() => {
    const measure = () => setLayout(windowLayout());
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return layout;
}

function windowLayout(): HudLayout {
  return layoutOf(window.innerWidth, window.innerHeight);
}

/** Language, text size, motion, look and hand of the whole page follow the settings. */
export function usePageSettings(settings: Settings): void {
  const { language, textSize, reducedMotion } = settings;
  useEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dataset['text'] = String(textSize);
    root.dataset['motion'] = reducedMotion ? 'reduced' : 'full';
    document.title = wordsOf(language).home.brand;
  }, [language, textSize, reducedMotion]);
  const { ballSet, largeNumbers, cloth, hand } = settings;
  useLayoutEffect(() => {
    wearLook(document.documentElement, lookOf({ ballSet, largeNumbers, cloth }));
    document.documentElement.dataset['hand'] = hand;
  }, [ballSet, largeNumbers, cloth, hand]);
}
