/** npm start: build what has changed, then serve. */
import { main } from '../apps/server/src/main.ts';
import { buildWeb } from './build-web.ts';

/** Runs until the server is told to stop. */
export async function run(_task: string, args: readonly string[]): Promise<void> {
  await buildWeb();
  await main(args, process.env);
  endWithParent();
}

const LOOK_MS = 500;

/**
 * npm does not pass a signal on through the shell it starts us in, so whoever stops npm would
 * leave us behind, holding the port. An orphan tells itself to stop.
 */
function endWithParent(): void {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  look.unref();
}
