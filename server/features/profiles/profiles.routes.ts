import type { profilesRoutes } from '@plenum/contract/features/profiles/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { connect } from './connections/connections.connect.ts';
import { answerConnection, endConnection, listConnections } from './connections/connections.ts';
import { listChoices, listPeople, readPerson } from './find/find.directory.ts';
import { find } from './find/find.ts';
import { changeMine, readMine } from './profiles.own.ts';
import { forgetSearch, keepSearch, listSearches } from './find/find.searches.ts';
import { suggest } from './connections/connections.suggest.ts';
import type { PeopleWork } from './profiles.viewer.ts';

const ok = async <T>(body: Promise<T>) => ({ status: 200 as const, body: await body });
const made = async <T>(body: Promise<T>) => ({ status: 201 as const, body: await body });
const done = async (deed: Promise<void>) => {
  await deed;
  return { status: 200 as const, body: {} };
};

export const profilesHandlers = (work: PeopleWork): Handlers<typeof profilesRoutes> => ({
  'GET /api/profile': ({ person }) => ok(readMine(work, person)),
  'PATCH /api/profile': ({ person, received }) => ok(changeMine(work, person, received.body)),
  'GET /api/events/:eventId/people': ({ person, received: { params, query } }) =>
    ok(listPeople(work, person, params.eventId, query)),
  'GET /api/events/:eventId/people/choices': ({ person, received }) =>
    ok(listChoices(work, person, received.params.eventId)),
  'GET /api/events/:eventId/people/suggestions': ({ person, received }) =>
    ok(suggest(work, person, received.params.eventId)),
  'GET /api/events/:eventId/people/:personId': ({ person, received: { params } }) =>
    ok(readPerson(work, person, params.eventId, params.personId)),
  'GET /api/events/:eventId/find': ({ person, received: { params, query } }) =>
    ok(find(work, person, params.eventId, query.q)),
  'POST /api/events/:eventId/people/:personId/connection': ({ person, received }) =>
    made(connect(work, person, received.params, received.body.note)),
  'GET /api/events/:eventId/connections': ({ person, received }) =>
    ok(listConnections(work, person, received.params.eventId)),
  'POST /api/connections/:connectionId/answer': ({ person, received: { params, body } }) =>
    done(answerConnection(work, person, params.connectionId, body.isAccepted)),
  'DELETE /api/connections/:connectionId': ({ person, received }) =>
    done(endConnection(work, person, received.params.connectionId)),
  'GET /api/attendee-searches': ({ person }) => ok(listSearches(work, person)),
  'POST /api/attendee-searches': ({ person, received }) =>
    made(keepSearch(work, person, received.body)),
  'DELETE /api/attendee-searches/:searchId': ({ person, received }) =>
    done(forgetSearch(work, person, received.params.searchId)),
});
