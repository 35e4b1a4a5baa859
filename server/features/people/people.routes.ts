import { peopleRoutes } from '@plenum/contract/features/people/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import type { Door } from '../accounts/index.ts';
import type { AfterLeaving } from '../organisations/index.ts';
import { readAttendance } from './people.attendance.ts';
import { exportPeople } from './people.export.ts';
import { listDoubles, mergePeople } from './people.merge.ts';
import { messagePeople } from './people.message.ts';
import { endPersonSessions, listPersonSessions } from './people.sessions.ts';
import { forgetView, keepView, listViews } from './people.views.ts';
import {
  changePeople,
  changePerson,
  listPeople,
  readPerson,
  removePerson,
} from './people.service.ts';

const done = { status: 200, body: {} } as const;

export const peopleHandlers = (
  work: Work,
  door: Door,
  afterLeaving: AfterLeaving,
): Handlers<typeof peopleRoutes> => ({
  'GET /api/people': async ({ person, received }) => ({
    status: 200,
    body: await listPeople(work, person, received.query),
  }),
  'GET /api/people/:personId': async ({ person, received }) => ({
    status: 200,
    body: { person: await readPerson(work, person, received.params.personId) },
  }),
  'PATCH /api/people/:personId': async ({ person, received }) => {
    const { params, body } = received;
    return {
      status: 200,
      body: { person: await changePerson(work, door, person, params.personId, body) },
    };
  },
  'POST /api/people/update': async ({ person, received }) => {
    const { ids, change } = received.body;
    return { status: 200, body: { changed: await changePeople(work, door, person, ids, change) } };
  },
  'DELETE /api/people/:personId': async ({ person, received }) => {
    await removePerson(work, door, person, received.params.personId, afterLeaving);
    return done;
  },
  'GET /api/people/:personId/sessions': async ({ person, received }) => ({
    status: 200,
    body: await listPersonSessions(work, person, received.params.personId),
  }),
  'POST /api/people/:personId/end-sessions': async ({ person, received }) => {
    await endPersonSessions(work, door, person, received.params.personId);
    return done;
  },
  'GET /api/people/:personId/attendance': async ({ person, received }) => ({
    status: 200,
    body: await readAttendance(work, person, received.params.personId),
  }),
  'GET /api/people/:personId/doubles': async ({ person, received }) => ({
    status: 200,
    body: await listDoubles(work, person, received.params.personId),
  }),
  'POST /api/people/merge': async ({ person, received }) => {
    await mergePeople(work, door, person, received.body, afterLeaving);
    return { status: 200, body: { person: await readPerson(work, person, received.body.keepId) } };
  },
  'POST /api/people/message': async ({ person, received }) => ({
    status: 202,
    body: { sent: await messagePeople(work, person, received.body) },
  }),
  'GET /api/people/export': ({ person, received, network }) =>
    exportPeople(work, { ...person, network }, received.query),
  'GET /api/people/views': async ({ person }) => ({
    status: 200,
    body: await listViews(work, person),
  }),
  'POST /api/people/views': async ({ person, received }) => ({
    status: 201,
    body: await keepView(work, person, received.body),
  }),
  'DELETE /api/people/views/:viewId': async ({ person, received }) => {
    await forgetView(work, person, received.params.viewId);
    return done;
  },
});
