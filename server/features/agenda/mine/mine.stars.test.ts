import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import type { Person } from '../../../platform/person.ts';
import { anAgenda } from '../../../testing/agenda.ts';
import { type Actor, aColleague, anAdmin } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSocket } from '../../../testing/test-socket.ts';
import { findAllStars } from './mine.stars.queries.ts';
import { changeStar, readStars } from './mine.stars.ts';

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

/** Enough of people for a service; nobody signs in. */
async function attendees(count: number): Promise<Person[]> {
  const { organisationId } = admin.person;
  const made = sql`with made as (
      insert into accounts (username, email)
      select 'star-' || n, 'star-' || n || '@example.org' from generate_series(1, ${count}::int) n
      returning id),
    joined as (
      insert into organisations_members (organisation_id, person_id, role)
      select ${organisationId}, id, 'client' from made returning person_id)
    insert into events_people (organisation_id, event_id, person_id, role)
    select ${organisationId}, ${agenda.event.id}, person_id, 'attendee' from joined
    returning person_id as id`;
  const rows = await app.testDb.db.rows<{ id: number }>(made);
  return rows.map(({ id }) => ({ id, organisationId, role: 'client', sessionId: 0, network: '' }));
}

test('of a thousand people none is lost while the agenda is published again and again', async () => {
  const session = await agenda.add({ startsAt });
  await agenda.publish();
  const eventId = agenda.event.id;
  const people = await attendees(1_000);
  const star = (person: Person) => changeStar(app.work, person, eventId, session.id, true);
  for (let wave = 0; wave < 10; wave++) {
    const version = session.version + wave;
    const published = agenda
      .change({ ...session, version }, { minutes: 31 + wave })
      .then(agenda.publish);
    await Promise.all([published, ...people.slice(wave * 100, wave * 100 + 100).map(star)]);
  }
  const starred = await findAllStars(app.testDb.db, admin.person.organisationId, eventId);
  const all = people.map(({ id }) => ({ personId: id, sessionIds: [session.id] }));
  expect(inOrder(starred)).toEqual(inOrder(all));
}, 60_000);

const inOrder = (all: Awaited<ReturnType<typeof findAllStars>>) =>
  all.toSorted((a, b) => a.personId - b.personId);

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
