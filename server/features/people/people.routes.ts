import { peopleRoutes } from '@plenum/contract/features/people/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import type { Door } from '../accounts/index.ts';
import { changePeople, listPeople, readPerson, removePerson } from './people.service.ts';

export const peopleHandlers = (work: Work, door: Door): Handlers<typeof peopleRoutes> => ({
  'GET /api/people': async ({ person, received }) => ({
    status: 200,
    body: await listPeople(work, person, received.query),
  }),
  'GET /api/people/:personId': async ({ person, received }) => ({
    status: 200,
    body: { person: await readPerson(work, person, received.params.personId) },
  }),
  'PATCH /api/people/:personId': async ({ person, received }) => {
    const { personId } = received.params;
    await changePeople(work, door, person, [personId], received.body);
    return { status: 200, body: { person: await readPerson(work, person, personId) } };
  },
  'POST /api/people/update': async ({ person, received }) => {
    const { ids, change } = received.body;
    return { status: 200, body: { changed: await changePeople(work, door, person, ids, change) } };
  },
  'DELETE /api/people/:personId': async ({ person, received }) => {
    await removePerson(work, door, person, received.params.personId);
    return { status: 200, body: {} };
  },
});
