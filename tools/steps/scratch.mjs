import { statfsSync } from 'node:fs';
import { freemem } from 'node:os';

function roomIn(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, freemem());
  } catch {
    return 0;
  }
}

/**
 * Databases and folders of tests are gone with their run: where memory has room for all that a run
 * lays down at once, nobody waits for a disk to keep it. A process that is killed loses no more there.
 */
export const scratch = ({ memory = '/dev/shm', least = 4 * 1024 ** 3 } = {}) =>
  roomIn(memory) < least ? {} : { TMPDIR: memory };
