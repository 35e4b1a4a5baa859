import type { eventsPeopleRoutes } from '@plenum/contract/features/events/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import {
  announce,
  changeAnnouncement,
  listAnnouncements,
  removeAnnouncement,
} from './people.announcements.ts';
import { addAttendees, previewAttendees } from './people.attendees.ts';
import { askToJoin, joinAsMe } from '../public/public.join.ts';
import { readPublicAnnouncements, readPublicEvent } from '../public/public.ts';
import { giveRole, readTeam, removeAttendee, takeRole } from './people.team.ts';

const ok = async <T>(body: Promise<T>) => ({ status: 200, body: await body }) as const;
const made = async <T>(body: Promise<T>) => ({ status: 201, body: await body }) as const;
const done = { status: 200, body: {} } as const;

export const eventsPeopleHandlers = (work: Work): Handlers<typeof eventsPeopleRoutes> => ({
  'GET /api/events/:eventId/team': ({ person, received }) =>
    ok(readTeam(work, person, received.params.eventId)),
  'PUT /api/events/:eventId/team/:personId': ({ person, received: { params, body } }) =>
    ok(giveRole(work, person, params.eventId, params.personId, body.role)),
  'DELETE /api/events/:eventId/team/:personId': ({ person, received: { params } }) =>
    ok(takeRole(work, person, params.eventId, params.personId)),
  'POST /api/events/:eventId/attendees/preview': ({ person, received }) =>
    ok(previewAttendees(work, person, received.params.eventId, received.body.text)),
  'POST /api/events/:eventId/attendees': ({ person, received }) =>
    made(addAttendees(work, person, received.params.eventId, received.body.text)),
  'DELETE /api/events/:eventId/attendees/:personId': async ({ person, received: { params } }) => {
    await removeAttendee(work, person, params.eventId, params.personId);
    return done;
  },
  'GET /api/events/:eventId/announcements': ({ person, received }) =>
    ok(listAnnouncements(work, person, received.params.eventId)),
  'POST /api/events/:eventId/announcements': ({ person, received }) =>
    made(announce(work, person, received.params.eventId, received.body)),
  'PATCH /api/events/:eventId/announcements/:announcementId': ({
    person,
    received: { params, body },
  }) => ok(changeAnnouncement(work, person, params.eventId, params.announcementId, body)),
  'DELETE /api/events/:eventId/announcements/:announcementId': async ({
    person,
    received: { params },
  }) => {
    await removeAnnouncement(work, person, params.eventId, params.announcementId);
    return done;
  },
  'GET /api/e/:slug': ({ received }) => readPublicEvent(work, received.params.slug),
  'GET /api/e/:slug/announcements': ({ received }) =>
    readPublicAnnouncements(work, received.params.slug),
  'POST /api/e/:slug/join': async ({ received, language }) => {
    await askToJoin(work, received.params.slug, received.body, language);
    return { status: 202, body: {} };
  },
  'POST /api/e/:slug/join-as-me': ({ person, received }) =>
    ok(joinAsMe(work, person, received.params.slug, received.body.code)),
});
