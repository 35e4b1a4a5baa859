import type { agendaProgramRoutes } from '@plenum/contract/features/agenda/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { programCalendar, sessionCalendar } from '../mine/mine.calendars.ts';
import { endFeed, feedCalendar, makeFeed, readFeed } from '../mine/mine.feeds.ts';
import { readSharedFile } from '../agenda.files.ts';
import { readCard } from './program.card.ts';
import { readJoinPlace, readProgram, searchProgram } from './program.ts';
import { chooseReminder, readReminder } from '../mine/mine.reminders.ts';
import { changeStar, readStars } from '../mine/mine.stars.ts';

const ok = async <T>(body: Promise<T>) => ({ status: 200, body: await body }) as const;

export const agendaProgramHandlers = (work: Work): Handlers<typeof agendaProgramRoutes> => ({
  'GET /api/e/:slug/program': ({ received }) => readProgram(work, received.params.slug),
  'GET /api/e/:slug/program/search': ({ received: { params, query } }) =>
    ok(searchProgram(work, params.slug, query.q)),
  'GET /api/e/:slug/program.ics': ({ received: { params }, language }) =>
    programCalendar(work, params.slug, language),
  'GET /api/e/:slug/sessions/:sessionId/session.ics': ({ received: { params }, language }) =>
    sessionCalendar(work, params.slug, params.sessionId, language),
  'GET /api/e/:slug/sessions/:sessionId/card': ({ received: { params, query } }) =>
    readCard(work, params, query),
  'GET /api/e/:slug/files/:fileId': ({ received: { params } }) =>
    readSharedFile(work, params.slug, params.fileId),
  'GET /api/events/:eventId/stars': ({ person, received }) =>
    ok(readStars(work, person, received.params.eventId)),
  'PUT /api/events/:eventId/stars/:sessionId': ({ person, received: { params } }) =>
    ok(changeStar(work, person, params.eventId, params.sessionId, true)),
  'DELETE /api/events/:eventId/stars/:sessionId': ({ person, received: { params } }) =>
    ok(changeStar(work, person, params.eventId, params.sessionId, false)),
  'GET /api/events/:eventId/sessions/:sessionId/join': ({ person, received: { params } }) =>
    ok(readJoinPlace(work, person, params.eventId, params.sessionId)),
  'GET /api/events/:eventId/feed': ({ person, received: { params } }) =>
    ok(readFeed(work, person, params.eventId)),
  'POST /api/events/:eventId/feed': async ({ person, received: { params } }) => ({
    status: 201,
    body: await makeFeed(work, person, params.eventId),
  }),
  'DELETE /api/events/:eventId/feed': async ({ person, received: { params } }) => {
    await endFeed(work, person, params.eventId);
    return { status: 200, body: {} };
  },
  'GET /api/events/:eventId/reminder': ({ person, received: { params } }) =>
    ok(readReminder(work, person, params.eventId)),
  'PUT /api/events/:eventId/reminder': ({ person, received: { params, body } }) =>
    ok(chooseReminder(work, person, params.eventId, body)),
  'GET /api/feeds/:token/agenda.ics': ({ received: { params } }) =>
    feedCalendar(work, params.token),
});
