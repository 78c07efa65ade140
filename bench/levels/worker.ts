/** A process that plays units for `bench/levels.ts --workers`. */
import { performance } from 'node:perf_hooks';
import { answerJobs } from '../play/pool.ts';
import type { LevelsHeader } from './lines.ts';
import { playUnit } from './play.ts';
import type { Job } from './series.ts';

/** What a worker is sent. */
export interface Order {
  readonly header: LevelsHeader;
  readonly job: Job;
}

answerJobs((order) => {
  const { header, job } = order as Order;
  return playUnit(header, job, () => performance.now());
});
