import type { PoolConfig } from 'pg';
import { readConfig } from '../config/config.ts';
import { emailJobs, sendLost } from '../features/email/index.ts';
import { openDatabase } from '../platform/db/db.ts';
import { openFiles } from '../platform/files/files.ts';
import { workJobs } from '../platform/jobs/jobs.ts';
import { openLog } from '../platform/log/log.ts';
import { openTransport } from '../platform/mail/transport.ts';
import { type Hub, type Work, workWith } from '../platform/work.ts';

/**
 * A process that sends mails and does nothing else, to be killed. Its clock is ahead, so that what an
 * earlier one was at when it died counts as given up.
 */
const config = readConfig();
const [, , seconds = '0', database = '{}'] = process.argv;
const ahead = Number(seconds) * 1000;
const connection = JSON.parse(database) as PoolConfig;
const db = openDatabase({ connection, pool: 4, onError: () => undefined });
const { log } = openLog('silent');
const deaf = { tell: () => undefined, outdate: () => undefined } as unknown as Hub;
const work: Work = workWith({
  config,
  log,
  db,
  hub: deaf,
  files: openFiles(config.dataDir),
  followers: {} as Work['followers'],
  answers: {} as Work['answers'],
  limits: {} as Work['limits'],
  kept: {} as Work['kept'],
  papers: {} as Work['papers'],
  media: {} as Work['media'],
  clock: {
    now: () => new Date(Date.now() + ahead),
    after: () => undefined,
    every: () => () => undefined,
  },
});
await sendLost(work);
await workJobs(db.pool, emailJobs(work, openTransport(config)), log);
process.stdout.write('working\n');
