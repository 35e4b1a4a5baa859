import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAgenda } from '../../testing/agenda.ts';
import { type Actor, aColleague, anAdmin } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket } from '../../testing/test-socket.ts';
import { addPerson } from '../accounts/index.ts';
import { insertPerson } from '../events/index.ts';
import { changeStar, readStars } from './agenda.stars.ts';

let app: TestApp;
let admin: Actor;
let agenda: Awaited<ReturnType<typeof anAgenda>>;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  agenda = await anAgenda(app, admin);
});
afterAll(() => app.close());

const startsAt = '2027-03-28T09:00:00Z';

/** Enough of a person for a service; nobody signs in. */
async function attendees(count: number) {
  const { organisationId } = admin.person;
  return Promise.all(
    Array.from({ length: count }, async (_, place) => {
      const names = {
        username: `star-${place}`,
        email: `star-${place}@example.org`,
        fullName: `Star ${place}`,
      };
      const id = await app.work.transaction(async (tx) => {
        const made = await addPerson(tx, organisationId, 'client', names);
        if (made === null) throw new Error('The account was not created.');
        await insertPerson(tx, organisationId, agenda.event.id, made);
        return made;
      });
      return { id, organisationId, role: 'client' as const, sessionId: 0, network: '' };
    }),
  );
}

test('no star is lost while the agenda is published again and again', async () => {
  const session = await agenda.add({ startsAt });
  const other = await agenda.add({ startsAt });
  await agenda.publish();
  const people = await attendees(150);
  const starring = people.flatMap((person) =>
    [session.id, other.id].map((id) =>
      changeStar(app.work, person, agenda.event.id, id, true).then(() => undefined),
    ),
  );
  for (const [index, minutes] of [30, 50, 60, 90].entries()) {
    await agenda.change({ ...session, version: session.version + index }, { minutes });
    await agenda.publish();
  }
  await Promise.all(starring);
  for (const person of people) {
    const { sessionIds } = await readStars(app.work, person, agenda.event.id);
    expect(sessionIds).toEqual([session.id, other.id]);
  }
});

test('are mine alone, twice is once, and my other windows hear of it', async () => {
  const session = await agenda.add({ startsAt });
  await agenda.publish();
  const { attendee, event } = agenda;
  const stranger = await aColleague(app, admin);
  expect((await agenda.star(session, stranger)).status).toBe(404);
  const socket = await openTestSocket(await app.listen(), attendee.token);
  expect((await agenda.star(session)).body).toEqual({ sessionIds: [session.id] });
  expect((await agenda.star(session)).body).toEqual({ sessionIds: [session.id] });
  const told = await socket.hears('agenda.stars_changed');
  expect(told).toEqual({ eventId: event.id, sessionIds: [session.id] });
  expect((await readStars(app.work, admin.person, event.id)).sessionIds).toEqual([]);
});
