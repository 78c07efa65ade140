/** Builds the web app, but only when something that goes into it has changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runTool } from './child.ts';

const DIST = join(ROOT, 'apps/web/dist');
const STAMP = join(DIST, '.built-from');

/** Leaves apps/web/dist built from the present sources. Throws with a message. */
export async function buildWeb(): Promise<void> {
  const wanted = hashOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Building the web app …');
  const { ok, output } = await runTool({
    script: 'vite/bin/vite.js', args: ['build', 'apps/web', '--logLevel', 'warn'],
  });
  if (!ok) {
    throw Object.assign(new Error(`The web app does not build:\n${output}`), { expected: true });
  }
  writeFileSync(STAMP, wanted);
}

/** Content, not dates: a fresh clone, a checkout and a touched file must all be told right. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`);
  const files = [...packages, 'apps/web'].flatMap((folder) => filesIn(folder));
  for (const file of [...files, 'package-lock.json', 'tsconfig.json']) {
    hash.update(file).update('\0').update(readFileSync(join(ROOT, file))).update('\0');
  }
  return hash.digest('hex');
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1)).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return OUTSIDE.has(entry.name) ? [] : filesIn(path);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
  });
}

const OUTSIDE = new Set(['node_modules', 'dist', 'demo']);
