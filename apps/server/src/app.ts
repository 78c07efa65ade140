/** The server's answers, without a socket: what is mounted where, and under which headers. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PHYSICS_VERSION } from '@tenball/physics';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import helmet from 'helmet';
import { clientFiles } from './client-files.ts';

export interface AppOptions {
  readonly version: string;
  /** Begins and ends with a slash. */
  readonly basePath: string;
  /** The folder of the built web app. */
  readonly dist: string;
}

/** The whole HTTP surface. */
export function createApp({ version, basePath, dist }: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('strict routing', true);
  app.use(securityHeaders());
  app.get(`${basePath}healthz`, (_request, response) => {
    const ready = existsSync(join(dist, 'index.html'));
    response.set('Cache-Control', 'no-store').status(ready ? 200 : 503);
    response.json({ ok: ready, version, physics: PHYSICS_VERSION });
  });
  if (basePath !== '/') {
    app.get(basePath.slice(0, -1), (request, response) => {
      const question = request.originalUrl.indexOf('?');
      const query = question < 0 ? '' : request.originalUrl.slice(question);
      response.redirect(308, basePath + query);
    });
  }
  app.use(basePath, clientFiles(dist, basePath));
  app.use((_request, response) => {
    response.status(404).type('text/plain').send('Not found\n');
  });
  app.use(answerDefect);
  return app;
}

/**
 * Scripts and fonts only from here; styles may be inline, workers and pictures may be made by
 * the page. No HSTS and no upgrade to https: a club's own network speaks plain http.
 */
function securityHeaders(): express.RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
}

/** Express tells a defect's stack to the client unless told otherwise; we tell the log. */
function answerDefect(
  problem: unknown, _request: Request, response: Response, next: NextFunction,
): void {
  if (response.headersSent) return next(problem);
  const asked = statusOf(problem);
  if (asked === undefined) console.error(problem);
  response.status(asked ?? 500).type('text/plain');
  response.send(asked === undefined ? 'Something went wrong\n' : 'Bad request\n');
}

/** The 4xx that a request itself caused, such as a malformed address. */
function statusOf(problem: unknown): number | undefined {
  if (!(problem instanceof Error) || !('status' in problem)) return undefined;
  const { status } = problem;
  return typeof status === 'number' && 400 <= status && status < 500 ? status : undefined;
}
