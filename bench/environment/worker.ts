/** Plays the units that it is sent, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Task } from './task.ts';
import { playUnit } from './unit.ts';

const task = workerData as Task;
parentPort?.on('message', (unit: number) => parentPort?.postMessage(playUnit(task, unit)));
