import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import {
  accountsJobs,
  type Chapter,
  type Door,
  forgetExpiredTokens,
  forgetOldExports,
  forgetOldTickets,
  mountAccounts,
  openDoor,
} from './features/accounts/index.ts';
import { findEntriesBy, mountAudit } from './features/audit/index.ts';
import { findMarksAbout, mountBookmarks } from './features/bookmarks/index.ts';
import { mountDatatables } from './features/datatables/index.ts';
import { mountFiles } from './features/files/index.ts';
import { mountOrganisations } from './features/organisations/index.ts';
import { mountPeople } from './features/people/index.ts';
import { mountSearch } from './features/search/index.ts';
import { findTasksAbout, mountTodo } from './features/todo/index.ts';
import { type Clock, systemClock } from './platform/clock/clock.ts';
import type { Database } from './platform/db/db.ts';
import { serveApiDocs } from './platform/http/api-docs.ts';
import { gateWith } from './platform/http/gate.ts';
import { tellHealth } from './platform/http/health.ts';
import { openFiles } from './platform/files/files.ts';
import { createHttp } from './platform/http/http.ts';
import { type LimitTable, openLimits, usualLimits } from './platform/http/limits.ts';
import { closeForMaintenance } from './platform/http/maintenance.ts';
import { servePages } from './platform/http/pages.ts';
import { forgetOldKeys } from './platform/http/repeat.ts';
import type { Log } from './platform/log/log.ts';
import type { JobTable } from './platform/jobs/jobs.ts';
import { mailJobs } from './platform/mail/mail.ts';
import { openNodes } from './platform/nodes/nodes.ts';
import { openSockets } from './platform/sockets/sockets.ts';
import { type Hub, type Work, workWith } from './platform/work.ts';

export interface AppOptions {
  config: Config;
  db: Database;
  log: Log;
  clock?: Clock;
  limits?: LimitTable;
  /** The built web app; tests of the API go without. */
  pages?: string;
}

export interface App {
  http: FastifyInstance;
  work: Work;
  door: Door;
  /** What the queue can do, for whoever works it. */
  jobs: JobTable;
  close(): Promise<void>;
}

/** The server in reading order: platform, features, then everything it answers beside them. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, db, log } = options;
  const isHttps = config.publicUrl?.startsWith('https:') ?? false;
  const http = createHttp({ log, trustProxy: config.trustProxy, isHttps });
  const nodes = await openNodes(config, log);
  const limits = openLimits(options.limits ?? usualLimits(config), nodes.makeLimiter);
  const work = workWith({
    config,
    log,
    db,
    limits,
    files: openFiles(config.dataDir),
    clock: options.clock ?? systemClock,
    hub: lateHub(() => hub),
  });
  const door = openDoor(work);
  const sockets = openSockets({
    server: http.server,
    log,
    publicUrl: config.publicUrl,
    authenticate: door.authenticate,
  });
  const catchUp = () => {
    door.forgetAll();
    sockets.reconnectAll();
  };
  const hub: Hub = nodes.join({ hub: sockets, forgetSession: door.forgetSession, catchUp });
  const doorway = { app: http, gate: gateWith(door.authenticate), limits };

  if (options.pages) await servePages(http, options.pages, config.tagManager);
  if (config.maintenance) closeForMaintenance(http);
  mountAccounts(doorway, work, door);
  mountOrganisations(doorway, work);
  mountPeople(doorway, work, door);
  mountFiles(doorway, work);
  mountAudit(doorway, work);
  mountSearch(doorway, work);
  mountBookmarks(doorway, work);
  mountDatatables(doorway, work);
  mountTodo(doorway, work);
  serveApiDocs(http);
  tellHealth(http, db, nodes.state);

  const stopTidying = tidyEveryHour(work);
  return {
    http,
    work,
    door,
    jobs: {
      ...mailJobs(db, { smtpUrl: config.smtpUrl, from: config.mailFrom }),
      ...accountsJobs(work, aboutPeople),
    },
    close: async () => {
      stopTidying();
      await sockets.close();
      await http.close();
      await nodes.close();
    },
  };
}

/** What each feature knows about a person, beside their account. */
const aboutPeople: readonly Chapter[] = [
  { name: 'todo', read: findTasksAbout },
  { name: 'bookmarks', read: findMarksAbout },
  { name: 'audit', read: findEntriesBy },
];

/** The sockets need the door, the door needs the work, the work tells the sockets. */
const lateHub = (hub: () => Hub): Hub => ({
  tell: (...message) => hub().tell(...message),
  closeSession: (sessionId) => hub().closeSession(sessionId),
  countIn: (room) => hub().countIn(room),
});

function tidyEveryHour(work: Work): () => void {
  const { db, log } = work;
  const tidy = async () => {
    try {
      await Promise.all([
        forgetOldKeys(db),
        forgetExpiredTokens(db),
        forgetOldTickets(db),
        forgetOldExports(work),
      ]);
    } catch (error) {
      log.warn({ err: error }, 'tidying failed');
    }
  };
  const timer = setInterval(() => void tidy(), 3_600_000);
  timer.unref();
  return () => clearInterval(timer);
}
