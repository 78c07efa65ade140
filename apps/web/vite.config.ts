import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const WORTH_COMPRESSING = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest']);
const SMALLEST = 1024;

/** Writes `.br` and `.gz` beside each text of the build, so that no request has to compress. */
function precompress(): Plugin {
  return {
    name: 'tenball-precompress',
    apply: 'build',
    writeBundle: ({ dir = 'dist' }) => {
      for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile() || !WORTH_COMPRESSING.has(extname(path))) continue;
        const bytes = readFileSync(path);
        if (bytes.length < SMALLEST) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(bytes));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/** Every page is an entry of its own; a page whose file is not there is not built. */
const PAGES = ['index.html', 'rules.html', 'ask.html', 'replay.html']
  .map((name) => join(import.meta.dirname, name))
  .filter((path) => existsSync(path));

export default defineConfig({
  root: import.meta.dirname,
  // Relative links: the same build works under any BASE_PATH.
  base: './',
  plugins: [precompress()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // three.js is one chunk of half a megabyte, loaded after the flat plan is usable.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: PAGES,
      output: {
        codeSplitting: {
          groups: [{ name: 'three', test: /node_modules[\\/]three[\\/]/ }],
        },
      },
    },
  },
});
