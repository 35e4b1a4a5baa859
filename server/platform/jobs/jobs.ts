import { setTimeout as pause } from 'node:timers/promises';
import type { Runner, TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { Log } from '../log/log.ts';

type Job = ((payload: never) => Promise<void>) & { waitsOutside?: true };

/** What a feature does later: by name, with the payload it was enqueued with. */
export type JobTable = Readonly<Record<string, Job>>;

/** A job that asks a server of somebody else, which may hang: it holds up none that asks nobody. */
export const waitsOutside = <J extends Job>(job: J): J & Job =>
  Object.assign(job, { waitsOutside: true } as const);

/** Joins the caller's transaction: the job exists if and only if its cause does. */
export const enqueue = (tx: Db, name: string, payload: object) =>
  tx.run(sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json)`);

/** The same, not before its moment. */
export const enqueueAt = (tx: Db, name: string, payload: object, at: Date) =>
  tx.run(
    sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, run_at => ${at})`,
  );

/** Many of one name at once, in one statement; each is given up after so many tries. */
export const enqueueEach = (tx: Db, name: string, payloads: readonly object[], tries: number) =>
  tx.run(
    sql`select graphile_worker.add_job(${name}, payload, max_attempts => ${tries}::int)
        from json_array_elements(${JSON.stringify(payloads)}::json) as payload`,
  );

/** The worker takes longer to load than the rest of the server: nobody waits for it at a start. */
async function loadWorker() {
  const { Logger, run, runMigrations, runOnce } = await import('graphile-worker');
  return { logger: new Logger(() => () => undefined), run, runMigrations, runOnce };
}

/** Makes the queue's tables where they are missing; the worker itself brings them up to date. */
export async function prepareJobs(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ isThere: boolean }>(
    `select to_regclass('graphile_worker.migrations') is not null as "isThere"`,
  );
  if (rows[0]?.isThere) return;
  const { logger, runMigrations } = await loadWorker();
  await runMigrations({ pgPool: pool, logger });
}

const tasksOf = (table: JobTable, atWork = new Set<string>()): TaskList =>
  Object.fromEntries(
    Object.entries(table).map(([name, job]) => [
      name,
      async (payload, { job: { id } }) => {
        atWork.add(id);
        try {
          await job(payload as never);
        } finally {
          atWork.delete(id);
        }
      },
    ]),
  );

/** Does what is due now and returns. */
export async function workJobsOnce(pool: pg.Pool, table: JobTable): Promise<void> {
  const { logger, runOnce } = await loadWorker();
  await runOnce({ pgPool: pool, taskList: tasksOf(table), noHandleSignals: true, logger });
}

interface Working {
  stop(): Promise<void>;
}

/** What a server does it says so often; a job of which none has spoken for a minute is begun anew. */
const speakEveryMs = 10_000;

/** The worker itself waits four hours for a server that was killed or cut off from the database. */
async function freeForgotten(pool: pg.Pool, atWork: ReadonlySet<string>): Promise<void> {
  await pool.query(
    `with own as (
       update graphile_worker._private_jobs set locked_at = now()
       where id = any($1::bigint[]) and locked_at is not null
     )
     update graphile_worker._private_jobs
     set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
     where locked_at < now() - interval '1 minute' and id <> all($1::bigint[])`,
    [[...atWork]],
  );
}

/** Works the queue beside the requests; a job that throws comes back later, ever more slowly. */
export async function workJobs(
  pool: pg.Pool,
  table: JobTable,
  log: Log,
  everyMs = speakEveryMs,
): Promise<Working> {
  const those = (isOutside: boolean): JobTable =>
    Object.fromEntries(
      Object.entries(table).filter(([, job]) => (job.waitsOutside ?? false) === isOutside),
    );
  const atWork = new Set<string>();
  const lanes: Working[] = [];
  for (const [jobs, atOnce] of [
    [those(false), 2],
    [those(true), 4],
  ] as const) {
    if (Object.keys(jobs).length === 0) continue;
    lanes.push(await workLane(pool, tasksOf(jobs, atWork), atOnce, log));
  }
  const speak = () =>
    freeForgotten(pool, atWork).catch((error: unknown) =>
      log.warn({ err: error }, 'jobs of other servers were not looked at'),
    );
  const speaking = setInterval(() => void speak(), everyMs).unref();
  return {
    stop: async () => {
      clearInterval(speaking);
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}

async function workLane(
  pool: pg.Pool,
  taskList: TaskList,
  concurrency: number,
  log: Log,
): Promise<Working> {
  const { logger, run } = await loadWorker();
  const begin = async (): Promise<Runner> => {
    const runner = await run({
      pgPool: pool,
      taskList,
      concurrency,
      // Else nobody waits for a job to be crossed off, and its failure would be told to nobody.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      noHandleSignals: true,
      pollInterval: 2_000,
      logger,
    });
    runner.events.on('job:error', ({ job, error }) =>
      log.warn({ err: error, job: job.task_identifier, attempt: job.attempts }, 'job failed'),
    );
    return runner;
  };
  const note = (error: unknown) => log.warn({ err: error }, 'the queue is not worked');
  let runner: Runner | null = await begin();
  let isStopping = false;
  // It gives up when the database is away for long: then it is begun anew.
  const goOn = async () => {
    for (;;) {
      await runner?.promise.catch(note);
      if (isStopping) return;
      await pause(1_000, undefined, { ref: false });
      runner = await begin().catch((error: unknown) => {
        note(error);
        return null;
      });
    }
  };
  goOn().catch(note);
  return {
    stop: async () => {
      isStopping = true;
      await runner?.stop();
    },
  };
}
