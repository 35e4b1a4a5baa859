import { Logger, run, runMigrations, type Runner, runOnce } from 'graphile-worker';
import type pg from 'pg';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { Log } from '../log/log.ts';

/** What a feature does later: by name, with the payload it was enqueued with. */
export type JobTable = Readonly<Record<string, (payload: never) => Promise<void>>>;

/** Joins the caller's transaction: the job exists if and only if its cause does. */
export const enqueue = (tx: Db, name: string, payload: object) =>
  tx.run(sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json)`);

export const prepareJobs = (pool: pg.Pool) => runMigrations({ pgPool: pool, logger: silent });

const silent = new Logger(() => () => undefined);

const tasksOf = (table: JobTable) =>
  Object.fromEntries(
    Object.entries(table).map(([name, job]) => [name, (payload: unknown) => job(payload as never)]),
  );

/** Does what is due now and returns. */
export const workJobsOnce = (pool: pg.Pool, table: JobTable) =>
  runOnce({ pgPool: pool, taskList: tasksOf(table), noHandleSignals: true, logger: silent });

/** Works the queue beside the requests; a job that throws comes back later, ever more slowly. */
export async function workJobs(
  pool: pg.Pool,
  table: JobTable,
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  const runner: Runner = await run({
    pgPool: pool,
    taskList: tasksOf(table),
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2_000,
    logger: silent,
  });
  runner.events.on('job:error', ({ job, error }) =>
    log.warn({ err: error, job: job.task_identifier, attempt: job.attempts }, 'job failed'),
  );
  return { stop: () => runner.stop() };
}
