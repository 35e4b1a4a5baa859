import type { AddressInfo } from 'node:net';
import type { PoolConfig } from 'pg';
import { createApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { type Clock, systemClock } from '../platform/clock/clock.ts';
import { openDatabase } from '../platform/db/db.ts';
import { workJobs } from '../platform/jobs/jobs.ts';
import { openLog } from '../platform/log/log.ts';

/**
 * The whole server on a database that is there already, to be killed. Its clock is ahead, so that what
 * an earlier one left undecided is due, and what is done every minute is done every second, or at
 * another pace.
 */
const [, , seconds = '0', database = '{}', pace = '60'] = process.argv;
const ahead = Number(seconds) * 1000;
const clock: Clock = {
  ...systemClock,
  now: () => new Date(Date.now() + ahead),
  every: (ms, deed) => systemClock.every(ms / Number(pace), deed),
};
const config = readConfig();
const { log } = openLog(config.logLevel);
const connection = JSON.parse(database) as PoolConfig;
const db = openDatabase({ connection, pool: 8, onError: () => undefined });
const app = await createApp({ config, db, log, clock });
await app.http.listen({ port: 0, host: '127.0.0.1' });
await workJobs(db.pool, app.jobs, log);
const { port } = app.http.server.address() as AddressInfo;
process.stdout.write(`Plenum is ready at http://127.0.0.1:${port}\n`);
