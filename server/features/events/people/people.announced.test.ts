import type { Announcement } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import {
  aColleague,
  type Actor,
  anAdmin,
  anEvent,
  aPublishedEvent,
} from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSocket } from '../../../testing/test-socket.ts';
import { listNotifications } from '../../notifications/index.ts';
import { tellAnnouncements } from './people.announced.ts';
import { insertPeople } from './people.queries.ts';

let app: TestApp;
let beside: TestApp;
let addressHere: string;
let admin: Actor;
let client: Actor;
let eventId: number;
let slug: string;

beforeAll(async () => {
  app = await openTestApp();
  beside = await openTestApp({ beside: app });
  addressHere = await app.listen();
});
beforeEach(async () => {
  admin = await anAdmin(app);
  client = await aColleague(app, admin);
  ({ id: eventId, slug } = await aPublishedEvent(app, admin));
  await join(eventId, client);
});
afterAll(async () => {
  await beside.close();
  await app.close();
});

const join = (id: number, ...people: Actor[]) =>
  insertPeople(
    app.testDb.db,
    admin.person.organisationId,
    id,
    people.map(({ person }) => ({ personId: person.id, joinedAt: new Date() })),
  );
const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const announce = async (body: object = {}, id = eventId) =>
  (
    await app.call('POST /api/events/:eventId/announcements', {
      token: admin.token,
      params: { eventId: id },
      body: { words: { en: 'Lunch is served.' }, ...body },
    })
  ).body as Announcement;
const listed = async () =>
  (
    await app.call('GET /api/events/:eventId/announcements', {
      token: admin.token,
      params: { eventId },
    })
  ).body as Announcement[];
const roundAfter = async (minutes: number, ...nodes: TestApp[]) => {
  for (const node of nodes) node.clock.ahead = minutes * 60;
  await Promise.all(nodes.map(({ work }) => tellAnnouncements(work)));
  for (const node of nodes) node.clock.ahead = 0;
};
const told = async ({ person }: Actor) => (await listNotifications(app.work, person)).notifications;

describe('nobody is told', () => {
  test('before it is shown, nor when it is over by then', async () => {
    await announce({ shownFrom: at(10) });
    await announce({ shownFrom: at(-10), shownUntil: at(-5) });
    await announce({ shownFrom: at(2), shownUntil: at(8) });
    await roundAfter(1, app);
    await roundAfter(9, app);
    expect(await told(client)).toEqual([]);
  });

  test('in a draft, nor who is of another event, shut out or no member any more', async () => {
    const draft = await anEvent(app, admin);
    await join(draft.id, client);
    await announce({}, draft.id);
    const [other, banned, gone] = [
      await aColleague(app, admin),
      await aColleague(app, admin),
      await aColleague(app, admin),
    ];
    await join(eventId, banned, gone);
    const people = sql`update events_people set banned_until = 'infinity'
      where person_id = ${banned.person.id}`;
    await app.testDb.db.run(people);
    const member = sql`update organisations_members set removed_at = now()
      where person_id = ${gone.person.id}`;
    await app.testDb.db.run(member);
    await announce();
    await roundAfter(1, app);
    const heard = [client, other, banned, gone].map(async (who) => (await told(who)).length);
    expect(await Promise.all(heard)).toEqual([1, 0, 0, 0]);
  });
});

describe('what is announced', () => {
  const shown = async () => {
    const answer = await app.call('GET /api/e/:slug/announcements', { params: { slug } });
    return (answer.body as Announcement[]).map(({ words }) => words['en']);
  };

  test('is nobody’s to read before its time, nor after', async () => {
    await announce({ words: { en: 'Later' }, shownFrom: at(5) });
    await announce({ words: { en: 'For a while' }, shownUntil: at(10) });
    expect(await shown()).toEqual(['For a while']);
    app.clock.ahead = 4 * 60;
    expect(await shown()).toEqual(['For a while']);
    app.clock.ahead = 5 * 60 + 1;
    expect(new Set(await shown())).toEqual(new Set(['For a while', 'Later']));
    app.clock.ahead = 10 * 60 + 1;
    expect(await shown()).toEqual(['Later']);
    app.clock.ahead = 0;
  });

  test('is told to every window of the event when its time has come', async () => {
    await announce({ shownFrom: at(5) });
    const window = await openTestSocket(addressHere, client.token);
    await roundAfter(6, app);
    expect(await window.hears('events.announced')).toEqual({ eventId });
    window.socket.disconnect();
  });
});

test('when it is shown everyone in the event is told once, live, by whatever node', async () => {
  const window = await openTestSocket(addressHere, client.token);
  const others = [await aColleague(app, admin), await aColleague(app, admin)];
  await join(eventId, ...others);
  const { toldAt } = await announce({ shownFrom: at(5) });
  expect(toldAt).toBeNull();
  await roundAfter(6, app);
  await roundAfter(7, app, beside);
  const { notification } = await window.hears('notifications.added');
  expect(notification).toMatchObject({
    kind: 'events.announced',
    group: 'announcements',
    link: '/venue',
    data: { eventId, words: { en: 'Lunch is served.' } },
  });
  for (const who of [client, ...others]) expect(await told(who)).toHaveLength(1);
  expect((await listed())[0]?.toldAt).not.toBeNull();
});

test('a large event is told to the last one', async () => {
  const { organisationId } = admin.person;
  const made = sql`with made as (
      insert into accounts (username, email, full_name)
      select 'crowd-' || ${eventId} || '-' || n, 'crowd-' || ${eventId} || '-' || n || '@example.org', ''
      from generate_series(1, 1100) n returning id),
    joined as (
      insert into organisations_members (organisation_id, person_id, role)
      select ${organisationId}, id, 'client' from made returning person_id)
    insert into events_people (organisation_id, event_id, person_id, role)
    select ${organisationId}, ${eventId}, person_id, 'attendee' from joined`;
  await app.testDb.db.run(made);
  await announce();
  await roundAfter(1, app, beside);
  const counted = await app.testDb.db.row<{ people: number; notices: number }>(
    sql`select count(distinct person_id) as people, count(*) as notices from notifications
        where organisation_id = ${organisationId}`,
  );
  expect(counted).toEqual({ people: 1101, notices: 1101 });
});

test('one that is taken back is told no more', async () => {
  const { id } = await announce();
  await roundAfter(1, app);
  expect(await told(client)).toHaveLength(1);
  await app.call('DELETE /api/events/:eventId/announcements/:announcementId', {
    token: admin.token,
    params: { eventId, announcementId: id },
  });
  expect(await told(client)).toEqual([]);
});
