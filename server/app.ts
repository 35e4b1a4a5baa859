import type { FastifyInstance } from 'fastify';
import {
  cardNeeds,
  exhibitorFacts,
  answers,
  followers,
  moderationFacts,
  profileFacts,
} from './app.facts.ts';
import { aboutPeople } from './app.chapters.ts';
import { headsOf } from './app.heads.ts';
import { lateHub } from './app.hub.ts';
import { goLive } from './app.live.ts';
import { noteMailed } from './app.mails.ts';
import { enterWhatInvited, leaveEverything } from './app.members.ts';
import { goRounds } from './app.rounds.ts';
import type { Config } from './config/config.ts';
import {
  accountsJobs,
  deviceKey,
  type Door,
  mountAccounts,
  noteActing,
  openDoor,
} from './features/accounts/index.ts';
import { agendaFacts, mountAgenda, pagesOfProgram } from './features/agenda/index.ts';
import { analyticsJobs, mountAnalytics } from './features/analytics/index.ts';
import { forgetInEntries, mountAudit } from './features/audit/index.ts';
import { mountBlog, pagesOfBlog } from './features/blog/index.ts';
import { mountBookmarks } from './features/bookmarks/index.ts';
import { leaveCalendars, mountCalendar } from './features/calendar/index.ts';
import { mountCalls } from './features/calls/index.ts';
import { mountChat } from './features/chat/index.ts';
import { mountDashboard } from './features/dashboard/index.ts';
import { mountDatatables } from './features/datatables/index.ts';
import { mountDropcards } from './features/dropcards/index.ts';
import { emailJobs, mountEmail } from './features/email/index.ts';
import { eventsJobs, mountEvents } from './features/events/index.ts';
import { mountExhibitors } from './features/exhibitors/index.ts';
import { mountFeed } from './features/feed/index.ts';
import { guardHosts, mountFace, pagesOfFace } from './features/face/index.ts';
import { mountFiles } from './features/files/index.ts';
import { mountHelp, pagesOfHelp } from './features/help/index.ts';
import { importsJobs, mountImports } from './features/imports/index.ts';
import { mountInvoices } from './features/invoices/index.ts';
import { mountModeration } from './features/moderation/index.ts';
import {
  forgetInNotices,
  mountNotifications,
  notificationsJobs,
} from './features/notifications/index.ts';
import { mountOrganisations } from './features/organisations/index.ts';
import { mountPayments, paymentsJobs } from './features/payments/index.ts';
import { mountPeople } from './features/people/index.ts';
import { mountPolls } from './features/polls/index.ts';
import { mountPricing, pagesOfPricing } from './features/pricing/index.ts';
import { mountProfiles, suggestWith } from './features/profiles/index.ts';
import { mountQuestions } from './features/questions/index.ts';
import { mountSearch } from './features/search/index.ts';
import { mountShop } from './features/shop/index.ts';
import { mountSpeakers, pagesOfSpeakers } from './features/speakers/index.ts';
import { mountSponsors } from './features/sponsors/index.ts';
import { mountStages } from './features/stages/index.ts';
import { mountTodo } from './features/todo/index.ts';
import { forgetInvited, invitationsJobs, mountTickets } from './features/tickets/index.ts';
import { bookingsJobs, forgetInBookings, mountBookings } from './features/bookings/index.ts';
import { type Clock, systemClock } from './platform/clock/clock.ts';
import type { Database } from './platform/db/db.ts';
import { serveApiDocs } from './platform/http/api-docs.ts';
import { gateWith } from './platform/http/gate.ts';
import { tellHealth } from './platform/http/health.ts';
import { internet, type Outbound } from './platform/outbound/outbound.ts';
import { type ReadRecords, recordsFrom } from './platform/outbound/records.ts';
import { openPush, type Push } from './platform/push/push.ts';
import { openFiles } from './platform/files/files.ts';
import { createHttp } from './platform/http/http.ts';
import { type LimitTable, openLimits, usualLimits } from './platform/http/limits.ts';
import { closeForMaintenance } from './platform/http/maintenance.ts';
import type { Doorway } from './platform/http/mount.ts';
import { servePages } from './platform/http/pages.ts';
import { feelPressure } from './platform/turnstile/pressure.ts';
import { openTurnstile } from './platform/turnstile/turnstile.ts';
import { keepAnswers } from './platform/kept/kept.ts';
import { openKeptReads } from './platform/kept/kept-reads.ts';
import type { Log } from './platform/log/log.ts';
import type { JobTable } from './platform/jobs/jobs.ts';
import { mailJobs } from './platform/mail/mail.ts';
import type { Shown } from './platform/mail/printed.ts';
import { isMadeUp } from './platform/mail/made-up.ts';
import { openTransport } from './platform/mail/transport.ts';
import { hasConsole } from './platform/mail/way-out.ts';
import { openNodes } from './platform/nodes/nodes.ts';
import { openMedia } from './platform/media/media.ts';
import { openPapers } from './platform/papers/papers.ts';
import { type Work, workWith } from './platform/work.ts';

export interface AppOptions {
  config: Config;
  db: Database;
  log: Log;
  clock?: Clock;
  limits?: LimitTable;
  /** The way out to other servers. */
  outbound?: Outbound;
  /** What name servers say of a domain. */
  readRecords?: ReadRecords;
  /** Where letters for their readers alone are shown when no mail server takes them. */
  showLetter?: (letter: Shown) => void;
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
  const { corsOrigins, proxies } = config;
  const http = createHttp({ log, proxies, isHttps, corsOrigins });
  const nodes = await openNodes(config, log);
  const limits = openLimits(options.limits ?? usualLimits(config), nodes.makeLimiter);
  const clock = options.clock ?? systemClock;
  const kept = keepAnswers({ clock, mostAgeMs: config.redisUrl === null ? Infinity : 10_000 });
  const papers = openPapers(log);
  const media = openMedia(config, log);
  const work = workWith({
    followers,
    answers,
    config,
    log,
    db,
    limits,
    files: openFiles(config.dataDir),
    kept,
    papers,
    media,
    clock,
    hub: lateHub(
      () => hub,
      (sessionId) => door.forgetSession(sessionId),
    ),
  });
  const door = openDoor(work);
  const { outbound = internet, readRecords = recordsFrom(config.nameServers) } = options;
  const { pressure, stop: stopFeeling } = feelPressure(work.clock, db.pool);
  const turnstile = openTurnstile(config.databasePool, pressure);
  const push = openPush(config, outbound, work.clock);
  const { hub, windows, leave } = goLive({ http, config, log, kept, door, nodes, turnstile });
  const doorway = {
    app: http,
    gate: gateWith(door),
    limits,
    turnstile,
    keptReads: openKeptReads(kept),
    windows,
    noteActing: noteActing(work),
    deviceKey: deviceKey(work),
  };

  guardHosts(http, work);
  if (options.pages) {
    await servePages(http, {
      folder: options.pages,
      letIn: config,
      headFor: headsOf(work),
    });
  }
  if (config.maintenance) closeForMaintenance(http);
  mountFeatures(doorway, work, door, { push, outbound, readRecords });
  serveApiDocs(http);
  tellHealth(http, db, nodes.state);

  // On a first start the tables they look at are made meanwhile.
  let stopRounds = () => {};
  http.addHook('onReady', (done) => {
    stopRounds = goRounds(work, readRecords);
    done();
  });
  return {
    http,
    work,
    door,
    jobs: jobsOf(work, push, options.showLetter),
    close: async () => {
      stopRounds();
      stopFeeling();
      leave();
      await http.close();
      papers.close();
      media.close();
      await nodes.close();
    },
  };
}

function jobsOf(work: Work, push: Push, showLetter: AppOptions['showLetter']): JobTable {
  const transport = openTransport(work.config);
  const show = hasConsole(work.config) ? (showLetter ?? null) : null;
  return {
    ...mailJobs(work.db, {
      transportTo: (address) => (isMadeUp(work.config, address) ? null : transport),
      show,
      note: noteMailed(work),
    }),
    ...accountsJobs(work, aboutPeople, [
      forgetInEntries,
      forgetInNotices,
      forgetInBookings,
      forgetInvited,
    ]),
    ...eventsJobs(work),
    ...emailJobs(work, transport),
    ...notificationsJobs(work, push),
    ...paymentsJobs(work),
    ...invitationsJobs(work),
    ...bookingsJobs(work),
    ...analyticsJobs(work),
    ...importsJobs(work),
  };
}

interface WaysOut {
  push: Push;
  outbound: Outbound;
  readRecords: ReadRecords;
}

function mountFeatures(doorway: Doorway, work: Work, door: Door, ways: WaysOut): void {
  const betweenPeople: Doorway = { ...doorway, isPrivate: true };
  const leave: typeof leaveEverything = async (tx, who) => {
    await leaveCalendars(work)(tx, who);
    await leaveEverything(tx, who);
  };
  mountAccounts(doorway, work, door, enterWhatInvited, leave);
  mountOrganisations(doorway, work);
  mountPeople(doorway, work, door, leave);
  mountFiles(doorway, work);
  mountAudit(doorway, work);
  mountSearch(doorway, work);
  mountBookmarks(doorway, work);
  mountDashboard(doorway, work);
  mountDatatables(doorway, work);
  mountTodo(doorway, work);
  mountNotifications(betweenPeople, work, ways.push);
  mountInvoices(doorway, work);
  mountPayments(doorway, work);
  mountShop(doorway, work);
  mountEvents(doorway, work, agendaFacts, [
    pagesOfFace,
    pagesOfProgram,
    pagesOfSpeakers,
    pagesOfBlog,
    pagesOfHelp,
    pagesOfPricing,
  ]);
  mountAgenda(doorway, work);
  mountSpeakers(doorway, work);
  mountSponsors(doorway, work);
  mountStages(doorway, work);
  mountQuestions(betweenPeople, work);
  mountPolls(betweenPeople, work);
  mountPricing(doorway, work);
  mountHelp(doorway, work);
  mountBlog(doorway, work);
  mountFace(doorway, work, ways.readRecords);
  mountExhibitors(doorway, work, exhibitorFacts);
  mountDropcards(betweenPeople, { ...work, ...cardNeeds });
  mountProfiles(betweenPeople, work, profileFacts);
  mountChat(betweenPeople, work);
  mountCalls(betweenPeople, work);
  mountFeed(betweenPeople, { ...work, suggest: suggestWith(work, profileFacts) });
  mountCalendar(betweenPeople, work);
  mountModeration(betweenPeople, work, moderationFacts);
  mountAnalytics(doorway, work);
  mountTickets(doorway, work);
  mountBookings(doorway, work);
  mountImports(doorway, work);
  mountEmail(betweenPeople, { ...work, outbound: ways.outbound });
}
