/**
 * The built web app as HTTP: compressed beforehand by the build, hashed files cached for ever,
 * everything else asked for again, and every page address answered with index.html.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Request, type RequestHandler, type Response } from 'express';

const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

const YEAR_SECONDS = 31_536_000;
const FOR_EVER = `public, max-age=${YEAR_SECONDS}, immutable`;
const ASK_AGAIN = 'no-cache';

/** Serves the folder `dist` under `basePath`, on which the handler is mounted. */
export function clientFiles(dist: string, basePath: string): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const path = fileOf(request.path);
    if (path !== undefined && isFile(join(dist, path))) {
      return send(request, response, dist, path);
    }
    if (!isPage(request)) return next();
    if (isFile(join(dist, 'index.html'))) return sendPage(response, dist, basePath);
    response.status(503).type('text/plain').send('The web app is not built: npm run build\n');
  };
}

/** The file that a path asks for; undefined when it asks for none of ours. */
function fileOf(path: string): string | undefined {
  const decoded = decode(path);
  if (decoded === undefined || /[\\\0]/.test(decoded)) return undefined;
  if (decoded === '/') return 'index.html';
  const parts = decoded.split('/').slice(1);
  return parts.some((part) => part === '' || part.startsWith('.')) ? undefined : parts.join('/');
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** A browser that opens an address, not one that looks for a file. */
function isPage(request: Request): boolean {
  const path = decode(request.path);
  if (path === undefined || path.includes('.')) return false;
  return request.accepts(['html', 'json']) === 'html';
}

function send(request: Request, response: Response, dist: string, path: string): void {
  response.set('Cache-Control', path.startsWith('assets/') ? FOR_EVER : ASK_AGAIN);
  response.vary('Accept-Encoding');
  const encoding = ENCODINGS.find(({ name, ending }) => (
    existsSync(join(dist, path + ending)) && request.acceptsEncodings(name) === name
  ));
  if (encoding === undefined) return response.sendFile(path, { root: dist, cacheControl: false });
  response.type(extname(path));
  response.set('Content-Encoding', encoding.name);
  response.sendFile(path + encoding.ending, { root: dist, cacheControl: false });
}

/**
 * index.html for an address below the root. Its links are relative, so it is told where the
 * root is; at the root itself nothing is added, as `<base>` changes what `#names` refer to.
 */
function sendPage(response: Response, dist: string, basePath: string): void {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  response.set('Cache-Control', ASK_AGAIN).type('html');
  response.send(page.replace('<head>', `<head><base href="${basePath}">`));
}
