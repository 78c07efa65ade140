/** Everything on the screen that is not the table surface. */
export { App, type AppProps } from './app.tsx';
export { insetsOf } from './insets.ts';
export { type HudLayout, layoutOf } from './layout.ts';
export { focusCall } from './pocket-map.tsx';
