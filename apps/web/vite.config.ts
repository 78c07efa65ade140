import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
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

const WORKER = 'sw.js';

/** Tells the service worker what the client is made of: it keeps all of it, or nothing. */
function precache(): Plugin {
  return {
    name: 'tenball-precache',
    apply: 'build',
    writeBundle: ({ dir = 'dist' }) => {
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((file) => file !== WORKER && !/\.(br|gz|map)$/.test(file))
        .sort();
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(dir, file)));
      const version = hash.digest('hex').slice(0, 16);
      const path = join(dir, WORKER);
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, text.replaceAll('__PRECACHE__', JSON.stringify({ version, files })));
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
  plugins: [precache(), precompress()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // three.js is one chunk of half a megabyte, loaded after the flat plan is usable.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: [...PAGES, join(import.meta.dirname, 'src/offline/sw.ts')],
      output: {
        // The worker is found by a name that never changes, and its scope is its folder.
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [{ name: 'three', test: /node_modules[\\/]three[\\/]/ }],
        },
      },
    },
  },
});
