/** Files that commands write: whole or not at all. */
import { access, constants, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BadInput } from './io.ts';

/** Whether `file` can be written, before the work whose outcome it is for. Throws BadInput. */
export async function checkWritable(option: string, file: string): Promise<void> {
  const folder = dirname(file);
  try {
    if (!(await stat(folder)).isDirectory()) throw new Error('no folder');
    await access(folder, constants.W_OK);
  } catch {
    throw new BadInput(`${option}: expected a folder that may be written to, found '${folder}'`);
  }
  const known = await stat(file).catch(() => undefined);
  if (known !== undefined && !known.isFile()) {
    throw new BadInput(`${option}: expected a file, found '${file}', which is something else`);
  }
}

/** Writes beside the file and puts it in its place: no reader ever sees half of it. */
export async function writeWhole(option: string, file: string, text: string): Promise<void> {
  const beside = `${file}.${process.pid}.part`;
  try {
    await writeFile(beside, text, { flag: 'wx' });
    await rename(beside, file);
  } catch (problem) {
    await rm(beside, { force: true });
    const reason = problem instanceof Error ? problem.message : String(problem);
    throw new BadInput(`${option}: '${file}' cannot be written (${reason})`);
  }
}
