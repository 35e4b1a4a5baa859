import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './alive.mjs';
import { PrepareFault } from './fault.mjs';
import { root } from './places.mjs';

/**
 * One process at a time: two installs in one folder would delete each other's files. The child
 * that does the work is a holder too, it may outlive a start that was killed.
 */
export function holdLock(doing, folder = join(root, 'tools/dist')) {
  const file = join(folder, `${doing}.pid`);
  mkdirSync(folder, { recursive: true });
  if (!take(file)) {
    const holder = holdersOf(file).find(isAlive);
    if (holder) throw new PrepareFault(busy(holder, doing));
    rmSync(file, { force: true });
    if (!take(file)) throw new PrepareFault(busy(holdersOf(file)[0], doing));
  }
  return {
    add: (pid) => appendFileSync(file, ` ${pid}`),
    release: () => rmSync(file, { force: true }),
  };
}

const busy = (holder, doing) =>
  `Process ${holder} is ${doing} in this folder already. Start again when it is done.`;

const holdersOf = (file) => readFileSync(file, 'utf8').split(' ').map(Number);

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}
