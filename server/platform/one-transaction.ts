import type { Database, Db } from './db/db.ts';
import { type Sql, statementOf } from './db/sql.ts';
import type { Hub, Tx, Work } from './work.ts';

interface Steps<W extends Work, Result> {
  /** Before anything else is written. */
  first(tx: Db): Promise<void>;
  run(work: W): Promise<Result>;
  /** Right before the commit. */
  last(tx: Db, result: Result): Promise<void>;
}

/**
 * All that `run` writes is one transaction, however many it opens. It begins with the first write:
 * what is read, drawn or waited for before holds no connection. What goes out or away by itself
 * waits for the commit. After that the work is as usual, for what `run` left to do later.
 */
export async function inOneTransaction<W extends Work, Result>(
  work: W,
  { first, run, last }: Steps<W, Result>,
): Promise<Result> {
  const whole = openLate(work, first);
  const later = laterThan(work);
  const failed: unknown[] = [];
  const transaction: Work['transaction'] = async (write) => {
    if (later.isDue()) return work.transaction(write);
    const tx = await whole.tx();
    return write(tx).catch((error: unknown) => {
      failed.push(error);
      throw error;
    });
  };
  const db = dbWithin(work.db, transaction, (query) =>
    later.isDue() || (isReading(query) && !whole.isOpen()) ? work.db : whole.tx(),
  );
  try {
    const result = await run({ ...work, db, transaction, hub: later.hub, files: later.files });
    // Whoever caught it went on with what is undone.
    if (failed.length > 0) throw failed[0];
    await last(await whole.tx(), result);
    later.keepFiles();
    await whole.commit();
    await later.go();
    return result;
  } catch (error) {
    await whole.undo(error);
    await later.giveUp();
    throw error;
  }
}

const isReading = (query: Sql): boolean => /^\s*select\b/i.test(statementOf(query).text);

/** A transaction that begins when it is first asked for and ends when it is told to. */
function openLate(work: Work, first: (tx: Db) => Promise<void>) {
  let end: { well(): void; badly(error: unknown): void } | null = null;
  const ended = new Promise<void>((resolve, reject) => (end = { well: resolve, badly: reject }));
  ended.catch(() => undefined);
  let committed: Promise<void> | null = null;
  let opened: Promise<Tx> | null = null;
  const open = () =>
    new Promise<Tx>((resolve, reject) => {
      committed = work.transaction(async (tx) => {
        await first(tx);
        resolve(tx);
        await ended;
      });
      committed.catch(reject);
    });
  return {
    isOpen: () => opened !== null,
    tx: () => (opened ??= open()),
    commit: async () => {
      end?.well();
      await committed;
    },
    undo: async (why: unknown) => {
      end?.badly(why);
      await committed?.catch(() => undefined);
    },
  };
}

const dbWithin = (
  db: Database,
  transaction: Work['transaction'],
  dbFor: (query: Sql) => Db | Promise<Db>,
): Database => ({
  ...db,
  rows: async (query) => (await dbFor(query)).rows(query),
  row: async (query) => (await dbFor(query)).row(query),
  run: async (query) => (await dbFor(query)).run(query),
  transaction,
});

/** What no rollback takes back: told to windows, and files. */
function laterThan({ hub, files, log }: Work) {
  let isDue = false;
  let kept: string[] = [];
  const waiting: (() => unknown)[] = [];
  const afterwards =
    <Words extends unknown[]>(act: (...words: Words) => unknown) =>
    (...words: Words): void => {
      if (isDue) act(...words);
      else waiting.push(() => act(...words));
    };
  const removeAll = async (names: readonly string[]) => {
    for (const name of names) {
      await files
        .remove(name)
        .catch((error: unknown) => log.warn({ err: error }, 'A file was left behind'));
    }
  };
  const gone: string[] = [];
  return {
    isDue: () => isDue,
    hub: {
      ...hub,
      tell: afterwards(hub.tell),
      tellHere: afterwards(hub.tellHere),
      expel: afterwards(hub.expel),
      expelHere: afterwards(hub.expelHere),
      closeSession: afterwards(hub.closeSession),
      outdate: afterwards(hub.outdate),
    } satisfies Hub,
    files: {
      ...files,
      keep: async (...file: Parameters<typeof files.keep>) => {
        const name = await files.keep(...file);
        if (!isDue) kept.push(name);
        return name;
      },
      remove: async (name: string) => {
        if (isDue) return files.remove(name);
        gone.push(name);
      },
    },
    /** A commit whose end nobody heard of may have named them. */
    keepFiles: () => {
      kept = [];
    },
    go: async () => {
      isDue = true;
      for (const act of waiting) act();
      await removeAll(gone);
    },
    giveUp: () => {
      isDue = true;
      return removeAll(kept);
    },
  };
}
