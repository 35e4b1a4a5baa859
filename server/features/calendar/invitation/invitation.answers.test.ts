import type { Entry, EntryInvitation } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { calendarCalls } from '../../../testing/calendar/calendar-calls.ts';
import { calendarLetter } from '../../../testing/calendar/calendar-letters.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { listNotifications } from '../../notifications/index.ts';
import { verifyOrganisationsOf } from '../../organisations/index.ts';
import { answerToken } from './invitation.token.ts';

let app: TestApp;
let me: Actor;
let guest: Actor;
let series: Entry;

const [first, second, third] = ['20', '27', '04'].map(
  (day) => `2026-${day === '04' ? '12' : '11'}-${day}T08:00:00.000Z`,
) as [string, string, string];
const outside = { email: 'ines@example.org', name: 'Ines Prado' };
const calls = () => calendarCalls(app, me);

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  me = await anAdmin(app);
  await verifyOrganisationsOf(app.testDb.db, me.person.id);
  guest = await aColleague(app, me, 'admin', 'Grace Guest');
  const guests = [{ personId: guest.person.id }, outside];
  series = await calls().make({ repeat: 'FREQ=WEEKLY;COUNT=3', guests });
});
afterAll(() => app.close());

const answer = (said: string, original?: string, by = guest) =>
  app.call('POST /api/calendar/entries/:entryId/answer', {
    token: by.token,
    params: { entryId: series.id },
    body: { answer: said, ...(original && { original }) },
  });
const entry = async (by = me) =>
  ((await calls().read(series.id, by)).body as { entry: Entry }).entry;
const mine = async (by = guest) =>
  (await calls().seen('2026-11-01', '2027-01-01', by)).map(({ myAnswer }) => myAnswer);
const graceIn = ({ guests }: Entry) => guests.find(({ name }) => name === 'Grace Guest');
const token = async () => {
  const { guests } = await entry();
  const id = guests.find(({ personId }) => personId === null)?.id ?? 0;
  return answerToken(app.config, me.person.organisationId, id);
};

const lastLetter = () => calendarLetter(app, me);

describe('of one repeat', () => {
  test('only what takes place is answered, and by who is asked', async () => {
    expect((await answer('no', '2026-11-28T08:00:00.000Z')).body).toMatchObject({
      code: 'calendar.no_such_repeat',
    });
    expect((await answer('no', '2026-11-27')).status).toBe(422);
    expect((await answer('no', 'soon')).status).toBe(422);
    const stranger = await aColleague(app, me, 'admin', 'Sam Stranger');
    expect((await answer('no', second, stranger)).status).toBe(404);
    await calls().remove(series.id, { scope: 'one', original: second });
    expect((await answer('no', second)).body).toMatchObject({ code: 'calendar.no_such_repeat' });
    expect(graceIn(await entry())).toMatchObject({ answer: 'waiting', answers: [] });
  });

  test('an answer stands beside that to all; the owner is told when it is', async () => {
    await answer('yes');
    expect((await answer('no', second)).body).toMatchObject({
      entry: { myAnswer: 'yes', myAnswers: [{ original: second, answer: 'no' }] },
    });
    await answer('no', second);
    expect(await mine()).toEqual(['yes', 'no', 'yes']);
    expect(graceIn(await entry())?.answers).toEqual([{ original: second, answer: 'no' }]);
    const { notifications } = await listNotifications(app.work, me.person);
    expect(notifications.map(({ kind, data }) => [kind, 'start' in data && data.start])).toEqual([
      ['calendar.answered', second],
      ['calendar.answered', first],
    ]);
  });

  test('an answer to all is one to each', async () => {
    await answer('no', second);
    await answer('yes');
    expect(await mine()).toEqual(['yes', 'yes', 'yes']);
  });

  test('that moves, it alone is asked for anew', async () => {
    await answer('yes');
    const moved = { start: '2026-11-28T10:00:00Z', end: '2026-11-28T11:00:00Z' };
    await calls().change(await entry(), { scope: 'one', original: second, changes: moved });
    expect(await mine()).toEqual(['yes', 'waiting', 'yes']);
    const words = { location: 'Quay 7' };
    await calls().change(await entry(), { scope: 'one', original: third, changes: words });
    expect(await mine()).toEqual(['yes', 'waiting', 'yes']);
  });

  test('an answer goes along when the series is split', async () => {
    await answer('yes');
    await answer('no', first);
    await answer('maybe', third);
    const after = await calls().change(await entry(), {
      scope: 'following',
      original: second,
      changes: { title: 'Other' },
    });
    expect(graceIn(after)?.answers).toEqual([{ original: third, answer: 'maybe' }]);
    expect(graceIn(await entry())?.answers).toEqual([{ original: first, answer: 'no' }]);
    expect(await mine()).toEqual(['no', 'yes', 'maybe']);
  });
});

describe('by the link in a letter', () => {
  const look = async () =>
    (
      await app.call('GET /api/calendar/invitations/:token', {
        params: { token: await token() },
      })
    ).body as EntryInvitation;
  const say = async (said: string, original?: string) =>
    app.call('POST /api/calendar/invitations/:token', {
      params: { token: await token() },
      body: { answer: said, ...(original && { original }) },
    });

  test('each of the next repeats is answered', async () => {
    const [at, next] = ['2090-11-24T08:00:00.000Z', '2090-12-01T08:00:00.000Z'];
    const times = { start: at, end: '2090-11-24T09:00:00.000Z' };
    series = await calls().make({ ...times, repeat: 'FREQ=WEEKLY', guests: [outside] });
    const told = (await look()).repeats.map(({ start }) => start);
    expect([told.length, ...told.slice(0, 2)]).toEqual([10, at, next]);
    expect((await say('no', '2090-11-25T08:00:00Z')).status).toBe(422);
    expect((await say('no', next)).body).toMatchObject({
      answer: 'waiting',
    });
    const said = (await look()).repeats.map((one) => one.answer);
    expect(said.slice(0, 3)).toEqual(['waiting', 'no', 'waiting']);
    await calls().change(await entry(), {
      scope: 'one',
      original: at,
      changes: { location: 'Quay 7' },
    });
    expect((await lastLetter()).parts).toMatchObject([
      { original: null, isWhole: true, standing: 'NEEDS-ACTION' },
      { original: at, standing: 'NEEDS-ACTION' },
      { original: next, standing: 'DECLINED' },
    ]);
  });
});

describe('a letter', () => {
  test('of one repeat that is cancelled cancels it alone', async () => {
    await calls().remove(series.id, { scope: 'one', original: second });
    const { subject, text, method, parts } = await lastLetter();
    expect([subject, method]).toEqual(['Cancelled: Stand-up', 'CANCEL']);
    expect(text).toContain('November 27, 2026');
    expect(parts).toEqual([
      {
        original: second,
        start: second,
        status: 'CANCELLED',
        standing: 'NEEDS-ACTION',
        isWhole: false,
      },
    ]);
    await calls().restore(series.id);
    const back = await lastLetter();
    expect([back.method, back.parts.length]).toEqual(['REQUEST', 1]);
  });

  test('of one repeat that changes says when that one is', async () => {
    const moved = { start: '2026-12-05T10:00:00Z', end: '2026-12-05T11:00:00Z', title: 'Moved' };
    await calls().change(series, { scope: 'one', original: third, changes: moved });
    const { subject, text, method } = await lastLetter();
    expect([subject, method]).toEqual(['Changed: Moved', 'REQUEST']);
    expect(text).toContain('December 5, 2026');
  });

  test('of the repeats from one on says that the series ends sooner', async () => {
    await calls().remove(series.id, { scope: 'following', original: second });
    const { method, parts } = await lastLetter();
    expect(method).toBe('REQUEST');
    expect(parts).toMatchObject([{ isWhole: true, status: 'CONFIRMED' }]);
  });
});

test('one repeat is told with all that it has of its own', async () => {
  const changes = { title: 'Other', description: '<p>Bring a pen</p>', url: 'https://a.example/' };
  await calls().change(series, { scope: 'one', original: second, changes });
  expect((await entry()).otherwise).toEqual([
    {
      original: second,
      start: second,
      end: '2026-11-27T09:00:00.000Z',
      location: '',
      ...changes,
    },
  ]);
});
