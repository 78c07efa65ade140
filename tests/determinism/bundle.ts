/** The one bundle that every engine runs. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ENTRY = fileURLToPath(new URL('program.ts', import.meta.url));

/**
 * The text of the program as one script without imports, made as the page is made: minified, for
 * ES2022. It leaves `tenball.answered`.
 */
export async function bundleText(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: ENTRY, name: 'tenball', formats: ['iife'] },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunks = outputs.flatMap((one) => ('output' in one ? one.output : []));
  const [chunk] = chunks;
  const isOne = chunks.length === 1 && chunk?.type === 'chunk';
  if (!isOne) throw new Error('the bundle is no one script');
  return chunk.code;
}
