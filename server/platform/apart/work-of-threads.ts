import { readFileSync } from 'node:fs';

/** What Linux counts by is a hundredth of a second on every machine. */
const tickMs = 10;

/**
 * The processor time a thread of ours has had, in milliseconds: it stands still while others have the
 * processor. Null where the system does not tell.
 */
export function workMsOf(thread: number): number | null {
  try {
    const line = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    // The name before may have anything in it.
    const parts = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const [user = 0, system = 0] = parts.slice(11, 13).map(Number);
    return (user + system) * tickMs;
  } catch {
    return null;
  }
}
