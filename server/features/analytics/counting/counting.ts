import { adminsOf } from '../../../platform/sockets/rooms.ts';
import type { Work } from '../../../platform/work.ts';
import type { Waiting } from './counting.waiting.ts';
import { writeViews } from './counting.write.ts';

/** More than that waits only where the database is away, or somebody wants to fill our memory. */
const mostWaiting = 50_000;
const atOnce = 2_000;

export interface Counting {
  note(views: readonly Waiting[]): void;
  /** What waits is written; whoever calls meanwhile waits for the same. */
  write(): Promise<void>;
}

/**
 * Gathers what is opened, so that nobody who opens something waits for the database. What came since the
 * last writing is lost when the process is killed; when it is stopped it is written.
 */
export function gatherViews(work: Pick<Work, 'db' | 'log' | 'hub'>): Counting {
  let waiting: Waiting[] = [];
  let dropped = 0;
  let writing: Promise<void> = Promise.resolve();

  const writeAll = async () => {
    if (dropped > 0) work.log.warn({ dropped }, 'views were not counted');
    dropped = 0;
    while (waiting.length > 0) {
      const some = waiting.slice(0, atOnce);
      const organisationIds = await writeViews(work.db, some);
      waiting = waiting.slice(some.length);
      work.hub.tell('analytics.counted', {}, organisationIds.map(adminsOf));
    }
  };
  return {
    note: (views) => {
      const room = mostWaiting - waiting.length;
      dropped += Math.max(0, views.length - room);
      waiting.push(...views.slice(0, Math.max(0, room)));
    },
    write: () => {
      writing = writing.then(writeAll, writeAll);
      return writing;
    },
  };
}

const writeEveryMs = 2_000;

/** Again and again; the answer stops it, and writes what waits still. */
export function keepWriting({ clock, log }: Work, counting: Counting): () => Promise<void> {
  const write = () =>
    counting.write().catch((error: unknown) => log.warn({ err: error }, 'views wait'));
  const stop = clock.every(writeEveryMs, () => void write());
  return () => {
    stop();
    return write();
  };
}
