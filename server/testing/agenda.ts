import type { AgendaSession, EventSetup, NewSession, SessionUpdate } from '@plenum/contract';
import { publishAgenda } from '../features/agenda/index.ts';
import { aColleague, type Actor, aPublishedEvent, aSession } from './builders.ts';
import type { TestApp } from './test-app.ts';

/** A published event with an attendee, and what an organiser and they do to its agenda. */
export async function anAgenda(app: TestApp, admin: Actor, timeZone = 'Europe/Lisbon') {
  const event = await aPublishedEvent(app, admin, { timeZone });
  const attendee = await joining(app, event, await aColleague(app, admin));
  const { id: eventId } = event;
  const params = (session: { id: number }) => ({ eventId, sessionId: session.id });
  return {
    event,
    attendee,
    join: (person: Actor) => joining(app, event, person),
    add: (fields: Partial<NewSession>) => aSession(app, admin, eventId, fields),
    change: (session: AgendaSession, fields: Omit<SessionUpdate, 'version'>) =>
      app.call('PATCH /api/events/:eventId/agenda/sessions/:sessionId', {
        token: admin.token,
        params: params(session),
        body: { version: session.version, ...fields },
      }),
    remove: (session: AgendaSession) =>
      app.call('DELETE /api/events/:eventId/agenda/sessions/:sessionId', {
        token: admin.token,
        params: params(session),
      }),
    publish: () => publishAgenda(app.work, admin.person, eventId, { note: '' }),
    star: (session: AgendaSession, by: Actor = attendee) =>
      app.call('PUT /api/events/:eventId/stars/:sessionId', {
        token: by.token,
        params: params(session),
      }),
  };
}

async function joining(app: TestApp, { slug }: EventSetup, person: Actor): Promise<Actor> {
  const { token } = person;
  const answer = await app.call('POST /api/e/:slug/join-as-me', {
    token,
    params: { slug },
    body: {},
  });
  if (answer.status !== 200) throw new Error(`Joining was answered ${answer.text}.`);
  return person;
}
