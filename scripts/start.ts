/** npm start: build what has changed, then serve. */
import { main } from '../apps/server/src/main.ts';
import { buildWeb } from './build-web.ts';

/** Runs until the server is told to stop. */
export async function run(_task: string, args: readonly string[]): Promise<void> {
  await buildWeb();
  await main(args, process.env);
}
