import type { ProfileUpdate } from '@plenum/contract';
import { insertPerson } from '../features/events/index.ts';
import { aBooth, aColleague, type Actor, aPublishedEvent } from './builders.ts';
import type { Answer, CallInput, TestApp } from './test-app.ts';

/** An event, and what people do in it who look for one another. */
export async function aCrowd(app: TestApp, admin: Actor) {
  const event = await aPublishedEvent(app, admin);
  const eventId = event.id;
  const call = (by: Actor, key: Parameters<TestApp['call']>[0], input: CallInput = {}) =>
    app.call(key, { token: by.token, ...input, params: { eventId, ...input.params } });
  const write = async (by: Actor, fields: Omit<ProfileUpdate, 'version'>): Promise<Answer> => {
    const { body } = await app.call('GET /api/profile', { token: by.token });
    const { version } = body as { version: number };
    return app.call('PATCH /api/profile', { token: by.token, body: { version, ...fields } });
  };
  const join = async (by: Actor, fields: Omit<ProfileUpdate, 'version'> = {}): Promise<Actor> => {
    await insertPerson(app.testDb.db, by.person.organisationId, eventId, by.person.id);
    if (Object.keys(fields).length > 0) await write(by, fields);
    return by;
  };
  return {
    event,
    call,
    write,
    join,
    attendee: async (fullName: string, fields: Omit<ProfileUpdate, 'version'> = {}) =>
      join(await aColleague(app, admin, 'client', fullName), fields),
    list: (by: Actor, query: Record<string, unknown> = {}) =>
      call(by, 'GET /api/events/:eventId/people', { query }),
    read: (by: Actor, of: Actor) =>
      call(by, 'GET /api/events/:eventId/people/:personId', { params: { personId: of.person.id } }),
    find: (by: Actor, q: string) => call(by, 'GET /api/events/:eventId/find', { query: { q } }),
    suggestions: (by: Actor) => call(by, 'GET /api/events/:eventId/people/suggestions'),
    choices: (by: Actor) => call(by, 'GET /api/events/:eventId/people/choices'),
    connections: (by: Actor) => call(by, 'GET /api/events/:eventId/connections'),
    ask: (by: Actor, whom: Actor, note = '') =>
      call(by, 'POST /api/events/:eventId/people/:personId/connection', {
        params: { personId: whom.person.id },
        body: { note },
      }),
    answer: (by: Actor, connectionId: number, isAccepted: boolean) =>
      app.call('POST /api/connections/:connectionId/answer', {
        token: by.token,
        params: { connectionId },
        body: { isAccepted },
      }),
    end: (by: Actor, connectionId: number) =>
      app.call('DELETE /api/connections/:connectionId', {
        token: by.token,
        params: { connectionId },
      }),
    booth: (staff: readonly Actor[]) => aBooth(app, admin, eventId, staff),
  };
}

export type Crowd = Awaited<ReturnType<typeof aCrowd>>;
