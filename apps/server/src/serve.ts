/** A listening server: started, and stopped without cutting anybody off in mid-answer. */
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { err, ok, type Result } from '@tenball/base';

/** How long an answer under way may take once the server was told to stop. */
const PATIENCE_MS = 2000;

export interface Running {
  readonly port: number;
  readonly server: Server;
  /** Takes no new connections and waits for the answers under way, at most two seconds. */
  stop(): Promise<void>;
}

/** Why a server cannot listen: the setting is wrong, or the machine refuses. */
export interface ListenProblem {
  readonly kind: 'bad-setting' | 'refused';
  readonly message: string;
}

/** Listens, or tells why it cannot. */
export function listen(
  listener: RequestListener, port: number, host: string | undefined,
): Promise<Result<Running, ListenProblem>> {
  const server = createServer(listener);
  return new Promise((resolve) => {
    server.once('error', (problem: NodeJS.ErrnoException) => {
      resolve(err(listenProblem(problem, port, host)));
    });
    const listening = (): void => {
      const { port: actual } = server.address() as AddressInfo;
      resolve(ok({ port: actual, server, stop: () => stop(server) }));
    };
    if (host === undefined) server.listen(port, listening);
    else server.listen(port, host, listening);
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function listenProblem(
  problem: NodeJS.ErrnoException, port: number, host: string | undefined,
): ListenProblem {
  const other = 'choose another with --port N (npm start -- --port 8081) or PORT';
  switch (problem.code) {
    case 'EADDRINUSE':
      return refused(`Port ${port} is in use by another program: ${other}.`);
    case 'EACCES':
      return refused(`Port ${port} may not be used: ${other}.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return {
        kind: 'bad-setting',
        message: `HOST: '${host ?? ''}' is no address of this machine; the default is 127.0.0.1.`,
      };
    default:
      return refused(`Cannot listen on port ${port}: ${problem.message}`);
  }
}

function refused(message: string): ListenProblem {
  return { kind: 'refused', message };
}
