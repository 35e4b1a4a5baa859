import type { ChildProcess } from 'node:child_process';
import { on } from 'node:events';
import { setPriority } from 'node:os';
import { startBeside } from '../beside/start-beside.ts';
import { problem } from '../http/problem.ts';
import { turnsOf } from '../turns.ts';
import type { Said, TableFacts, TableFault, TablePiece, Told } from './table.ts';

const longestMs = 120_000;
const mostMemoryMb = 768;

const inTurn = turnsOf({ atOnce: 1, most: 100, mostEach: 10 });

interface Wanted {
  file: AsyncIterable<Uint8Array>;
  /** Of a workbook, by its name; null: the first with a table. */
  sheet?: string | null;
}

export type TableRead = { facts: TableFacts } | { fault: TableFault };

/**
 * Reads a table in a process of its own, which is all that a file made to hurt can end; the next piece
 * is read when the last one was taken. Raises `unavailable` where it takes too long.
 */
export const readTable = (
  whose: string,
  wanted: Wanted,
  take: (piece: TablePiece) => Promise<void>,
): Promise<TableRead> =>
  inTurn(whose, async () => {
    const reader = startBeside('tables', {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [`--max-old-space-size=${mostMemoryMb}`],
    });
    // Requests go first.
    if (reader.pid !== undefined && process.platform === 'linux') setPriority(reader.pid, 10);
    try {
      return await readingOf(reader, wanted, take);
    } finally {
      reader.kill('SIGKILL');
    }
  });

async function readingOf(
  reader: ChildProcess,
  wanted: Wanted,
  take: (piece: TablePiece) => Promise<void>,
): Promise<TableRead> {
  const signal = AbortSignal.timeout(longestMs);
  const saying = on(reader, 'message', { signal, close: ['exit'] });
  let isReady = false;
  try {
    for await (const [said] of saying as AsyncIterable<[Said]>) {
      if ('end' in said) return { facts: said.end };
      if ('fault' in said) return said;
      if (isReady) {
        await take(said.piece);
        await tell(reader, { taken: true });
      } else await sendAll(reader, wanted);
      isReady = true;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
    throw problem('unavailable', { detail: 'The file takes too long to read.' });
  }
  // It ended by itself: whatever is in the file, no spreadsheet program writes such a thing.
  return { fault: 'too_large' };
}

async function sendAll(reader: ChildProcess, { file, sheet = null }: Wanted): Promise<void> {
  for await (const part of file) await tell(reader, { part });
  await tell(reader, { all: true, sheet });
}

const tell = (reader: ChildProcess, told: Told) =>
  new Promise<void>((resolve) => {
    reader.send(told, () => resolve());
  });
