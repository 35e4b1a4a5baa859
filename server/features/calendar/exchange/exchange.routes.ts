import type { calendarExchangeRoutes } from '@plenum/contract/features/calendar/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { endFeed, feedCalendar, makeFeed, readFeed } from './exchange.feeds.ts';
import { importCalendar, undoImport } from './exchange.imports.ts';
import { answerInvitation, readInvitation } from '../invitation/invitation.invitations.ts';

export const calendarExchangeHandlers = (work: Work): Handlers<typeof calendarExchangeRoutes> => ({
  'POST /api/calendar/imports': async ({ person, received: { body, query } }) => ({
    status: 200,
    body: await importCalendar(work, person, body, query.apply === true),
  }),
  'POST /api/calendar/imports/:importId/undo': async ({ person, received }) => ({
    status: 200,
    body: await undoImport(work, person, received.params.importId),
  }),
  'GET /api/calendar/feed': async ({ person }) => ({
    status: 200,
    body: await readFeed(work, person),
  }),
  'POST /api/calendar/feed': async ({ person }) => ({
    status: 201,
    body: await makeFeed(work, person),
  }),
  'DELETE /api/calendar/feed': async ({ person }) => {
    await endFeed(work, person);
    return { status: 200, body: {} };
  },
  'GET /api/calendar/feeds/:token/calendar.ics': ({ received }) =>
    feedCalendar(work, received.params.token),
  'GET /api/calendar/invitations/:token': async ({ received }) => ({
    status: 200,
    body: await readInvitation(work, received.params.token),
  }),
  'POST /api/calendar/invitations/:token': async ({ received }) => ({
    status: 200,
    body: await answerInvitation(work, received.params.token, received.body),
  }),
});
