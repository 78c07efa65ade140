/** The name of the graphics card behind a fresh canvas; undefined where there is no WebGL 2. */
export function rendererName(canvas: HTMLCanvasElement | OffscreenCanvas): string | undefined {
  const probe = canvas.getContext('webgl2');
  if (probe === null) return undefined;
  const details = probe.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = details === null
    ? ''
    : probe.getParameter(details.UNMASKED_RENDERER_WEBGL);
  probe.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof name === 'string' ? name : '';
}
