/** What components learn of the window, and what they tell the page. */
import { useEffect, useState } from 'preact/hooks';
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

/** Language, text size and motion of the whole page follow the settings. */
export function usePageSettings(settings: Settings): void {
  const { language, textSize, reducedMotion } = settings;
  useEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dataset['text'] = String(textSize);
    root.dataset['motion'] = reducedMotion ? 'reduced' : 'full';
    document.title = wordsOf(language).home.brand;
  }, [language, textSize, reducedMotion]);
}
