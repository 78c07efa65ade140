// Installs the dependencies when node_modules is not what package-lock.json asks for.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LOCK = `${ROOT}package-lock.json`;
const INSTALLED = `${ROOT}node_modules/.package-lock.json`;
const STAMP = `${ROOT}node_modules/.tenball-lock`;

/** Leaves node_modules as package-lock.json and this Node want it. Throws with a message. */
export function ensureInstalled() {
  const lock = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  const wanted = `${process.version} ${lock}`;
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined;
  if (stamp === wanted) return;
  const otherNode = stamp !== undefined && !stamp.startsWith(`${process.version} `);
  if (otherNode || !isInstalled()) {
    console.log('Installing the dependencies (npm ci) …');
    npm(['ci', '--no-fund', '--no-audit', '--loglevel=error']);
  }
  writeFileSync(STAMP, wanted);
}

/** Whether everything is there already: `npm ci` by hand, or a lock that changed in words only. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const wanted = JSON.parse(readFileSync(LOCK, 'utf8')).packages;
  const found = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.optional) return true;
    return entry.link ? existsSync(ROOT + path) : found[path]?.version === entry.version;
  });
}

function npm(args) {
  const script = process.env.npm_execpath;
  const isNpm = script !== undefined && /npm-cli\.c?js$/.test(script);
  const { status } = isNpm
    ? spawnSync(process.execPath, [script, ...args], { cwd: ROOT, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status === 0) return;
  throw Object.assign(new Error('npm ci failed; what it said stands above. It needs the npm '
    + 'registry once; afterwards everything runs without a network.'), { expected: true });
}
