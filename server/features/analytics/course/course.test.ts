import type { EventCourse, EventFigures } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import {
  aColleague,
  type Actor,
  anAdmin,
  aPublishedEvent,
  aSession,
} from '../../../testing/builders.ts';
import { aWatchedRun } from '../../../testing/stages/stages.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertStars, publishAgenda } from '../../agenda/index.ts';
import { insertPeople } from '../../events/index.ts';

let app: TestApp;
let admin: Actor;
beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

/** Clocks go back in its second night, so that its second day has twenty-five hours. */
const days = { timeZone: 'Europe/Lisbon', startsOn: '2026-10-24', endsOn: '2026-10-26' };

async function anEventWith(...people: Actor[]) {
  const { organisationId } = admin.person;
  const event = await aPublishedEvent(app, admin, days);
  const { db } = app.work;
  const joinedAt = new Date('2026-10-01T08:00:00Z');
  const attendees = people.map(({ person }) => ({ personId: person.id, joinedAt }));
  await insertPeople(db, organisationId, event.id, attendees);
  return {
    ...event,
    does: async ({ person }: Actor, at: string) => {
      const { id: sessionId } = await aSession(app, admin, event.id, {});
      await insertStars(db, organisationId, event.id, [{ personId: person.id, sessionId }]);
      await db.run(
        sql`update agenda_stars set starred_at = ${at}
            where event_id = ${event.id} and session_id = ${sessionId}`,
      );
    },
    course: async (query: { day?: string } = {}, by = admin) => {
      const input = { token: by.token, params: { eventId: event.id }, query };
      const answer = await app.call('GET /api/events/:eventId/analytics/course', input);
      expect(answer.status, answer.text).toBe(200);
      return answer.body as EventCourse;
    },
    file: (report: 'days' | 'minutes', by = admin) =>
      app.call(`GET /api/events/:eventId/analytics/${report}.csv`, {
        token: by.token,
        params: { eventId: event.id },
      }),
  };
}

test('who took part, came again and when is told by the days of the event', async () => {
  const [one, other, idle] = [
    await aColleague(app, admin),
    await aColleague(app, admin),
    await aColleague(app, admin),
  ];
  const stranger = await aColleague(app, admin);
  const event = await anEventWith(one, other, idle);
  // The first minute of the first day in Lisbon, the last of the long one, and one after the event.
  await event.does(one, '2026-10-23T23:00:00Z');
  await event.does(one, '2026-10-25T23:59:59Z');
  await event.does(one, '2026-10-27T00:00:00Z');
  await event.does(other, '2026-10-25T23:58:10Z');
  await event.does(other, '2026-10-25T23:58:20Z');
  // Before the event, and by somebody who does not attend it.
  await event.does(idle, '2026-10-23T22:59:59Z');
  await event.does(stranger, '2026-10-24T10:00:00Z');

  const course = await event.course();
  expect(course.steps).toMatchObject({ views: 0, joined: 3, tookPart: 2, cameAgain: 1 });
  expect(course.did).toEqual([{ what: 'stars', people: 2, times: 4 }]);
  expect(course.days).toEqual([
    { day: '2026-10-24', people: 1, fresh: 1, again: 1, deeds: 1 },
    { day: '2026-10-25', people: 2, fresh: 1, again: 0, deeds: 3 },
    { day: '2026-10-26', people: 0, fresh: 0, again: 0, deeds: 0 },
  ]);
  expect(course.day).toBe('2026-10-25');
  expect(course.minutes.map(({ at, stars }) => [at.slice(11, 16), stars])).toEqual([
    ['23:58', 2],
    ['23:59', 1],
  ]);
  const saved = (await event.file('days')).text.split('\r\n');
  expect(saved.slice(1, 3)).toEqual(['2026-10-24,1,1,1,1', '2026-10-25,2,1,0,3']);
});

test('minutes in which nothing happened stand between those of the day that is asked for', async () => {
  const one = await aColleague(app, admin);
  const event = await anEventWith(one);
  for (const at of ['2026-10-24T09:00:30Z', '2026-10-24T09:03:00Z', '2026-10-26T09:00:00Z'])
    await event.does(one, at);
  const { minutes } = await event.course({ day: '2026-10-24' });
  expect(minutes.map(({ stars }) => stars)).toEqual([1, 0, 0, 1]);
  expect((await event.course({ day: '2026-10-25' })).minutes).toEqual([]);
  expect((await event.file('minutes')).text).toContain('2026-10-24T09:00:00.000Z,0,0,1,0,0,0,0');
});

test('who watched a stage took part, and is seen by the minute and by the session', async () => {
  const [one, guest] = [await aColleague(app, admin), await aColleague(app, admin)];
  const event = await anEventWith(one);
  const startsAt = '2026-10-25T10:00:00Z';
  const { id: sessionId } = await aSession(app, admin, event.id, { startsAt });
  await publishAgenda(app.work, admin.person, event.id, { note: '' });
  const at = new Date(startsAt);
  for (const viewers of [2, 3])
    await aWatchedRun(app, admin, { eventId: event.id, sessionId, by: [one, guest], at, viewers });
  const course = await event.course({ day: '2026-10-25' });
  expect(course.steps).toMatchObject({ joined: 1, tookPart: 1 });
  expect(course.did).toEqual([{ what: 'watching', people: 1, times: 2 }]);
  expect(course.minutes).toMatchObject([{ at: '2026-10-25T10:00:00.000Z', viewers: 5 }]);
  const { body } = await app.call('GET /api/events/:eventId/analytics', {
    token: admin.token,
    params: { eventId: event.id },
  });
  expect((body as EventFigures).sessions).toMatchObject([{ sessionId, watched: 2 }]);
});

test('an event at which nothing happened has its days', async () => {
  const { steps, minutes, days: all } = await (await anEventWith()).course();
  expect([steps.joined, steps.tookPart, minutes.length, all.length]).toEqual([0, 0, 0, 3]);
});

test('of another organisation nothing is found', async () => {
  const event = await anEventWith();
  const stranger = await anAdmin(app);
  expect((await event.file('days', stranger)).status).toBe(404);
  expect((await event.file('minutes', stranger)).status).toBe(404);
});
