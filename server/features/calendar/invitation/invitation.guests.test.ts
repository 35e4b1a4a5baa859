import type { Entry, EntryInvitation, EntryUpdate, NewEntry } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { aMeeting } from '../../../testing/calendar/calendar.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sql } from '../../../platform/db/sql.ts';
import { listNotifications } from '../../notifications/index.ts';
import { verifyOrganisationsOf } from '../../organisations/index.ts';
import { findCalendarAbout } from '../calendar.farewell.queries.ts';
import { answerToken } from './invitation.token.ts';

let app: TestApp;
let me: Actor;
let guest: Actor;
let stranger: Actor;

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  me = await anAdmin(app);
  await verifyOrganisationsOf(app.testDb.db, me.person.id);
  guest = await aColleague(app, me, 'admin', 'Grace Guest');
  stranger = await aColleague(app, me, 'admin', 'Sam Stranger');
});
afterAll(() => app.close());

const outside = { email: 'ines@example.org', name: 'Ines Prado' };
const invite = async (fields: Partial<NewEntry> = {}) => {
  const body = { ...aMeeting, guests: [{ personId: guest.person.id }, outside], ...fields };
  const answer = await app.call('POST /api/calendar/entries', { token: me.token, body });
  expect(answer.status, answer.text).toBe(201);
  return (answer.body as { entry: Entry }).entry;
};
const read = (id: number, by: Actor) =>
  app.call('GET /api/calendar/entries/:entryId', { token: by.token, params: { entryId: id } });
const entryOf = async (id: number, by: Actor) =>
  ((await read(id, by)).body as { entry: Entry }).entry;
const patch = async (id: number, changes: EntryUpdate['changes'], by = me) => {
  const { version } = await entryOf(id, me);
  const params = { entryId: id };
  const body = { version, changes };
  return app.call('PATCH /api/calendar/entries/:entryId', { token: by.token, params, body });
};
const remove = (id: number, by = me, query: Record<string, unknown> = {}) =>
  app.call('DELETE /api/calendar/entries/:entryId', {
    token: by.token,
    params: { entryId: id },
    query,
  });
const answer = (id: number, said: string, by = guest) =>
  app.call('POST /api/calendar/entries/:entryId/answer', {
    token: by.token,
    params: { entryId: id },
    body: { answer: said },
  });
const told = async ({ person }: Actor) =>
  (await listNotifications(app.work, person)).notifications.map(({ kind }) => kind);
const answers = async (id: number) =>
  (await entryOf(id, me)).guests.map(({ name, answer: said }) => [name, said]);
const tokenOf = async (entry: Entry) => {
  const { guests } = await entryOf(entry.id, me);
  const id = guests.find(({ personId }) => personId === null)?.id ?? 0;
  return answerToken(app.config, me.person.organisationId, id);
};
/** Subjects of what was written to addresses outside, the oldest first. */
const letters = async () =>
  (
    await app.testDb.db.rows<{ subject: string }>(
      sql`select m.subject from email_messages m join email_recipients r
            on r.organisation_id = m.organisation_id and r.message_id = m.id
          where m.organisation_id = ${me.person.organisationId} and r.address = ${outside.email}
          order by m.id`,
    )
  ).map(({ subject }) => subject);

describe('a guest', () => {
  test('sees the entry and may neither change nor delete it; others do not know of it', async () => {
    const { id } = await invite();
    expect(await entryOf(id, guest)).toMatchObject({ isMine: false, myAnswer: 'waiting' });
    expect((await patch(id, { title: 'Mine' }, guest)).status).toBe(403);
    expect((await remove(id, guest)).status).toBe(403);
    const update = { event: { id, title: 'Mine' } };
    const old = await app.call('POST /apps/calendar/update-event', {
      token: guest.token,
      body: update,
    });
    expect(old.status).toBe(403);
    expect((await read(id, stranger)).status).toBe(404);
    expect((await patch(id, { title: 'x' }, stranger)).status).toBe(404);
    expect((await answer(id, 'yes', stranger)).status).toBe(404);
    expect((await entryOf(id, me)).title).toBe('Stand-up');
  });

  test('is not told the addresses of others', async () => {
    const { id } = await invite();
    expect((await read(id, guest)).text).not.toContain(outside.email);
    expect((await read(id, me)).text).toContain(outside.email);
  });

  test('is told here, has it in their calendar, and answers; the owner is told', async () => {
    const { id } = await invite();
    expect(await told(guest)).toEqual(['calendar.invited']);
    expect(await told(stranger)).toEqual([]);
    const query = { from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' };
    const { body } = await app.call('GET /api/calendar/occurrences', { token: guest.token, query });
    expect(body).toMatchObject({ occurrences: [{ entryId: id, isMine: false, guests: 2 }] });
    for (const said of ['waiting', 'never', '']) {
      expect((await answer(id, said)).status).toBe(422);
    }
    expect((await answer(id, 'yes')).body).toMatchObject({ entry: { myAnswer: 'yes' } });
    await answer(id, 'yes');
    expect(await told(me)).toEqual(['calendar.answered']);
    expect(await answers(id)).toEqual([
      ['Grace Guest', 'yes'],
      ['Ines Prado', 'waiting'],
    ]);
  });

  test('is asked anew at another time, and only told of other words', async () => {
    const { id } = await invite();
    await answer(id, 'yes');
    await patch(id, { location: 'Quay 7' });
    expect(await answers(id)).toEqual([
      ['Grace Guest', 'yes'],
      ['Ines Prado', 'waiting'],
    ]);
    await patch(id, { reminderMinutes: 5 });
    expect(await told(guest)).toEqual(['calendar.changed', 'calendar.invited']);
    await patch(id, { start: '2026-11-20T10:00:00Z', end: '2026-11-20T11:00:00Z' });
    expect((await answers(id)).map(([, said]) => said)).toEqual(['waiting', 'waiting']);
  });

  test('who is left out is told, and sees it no more; who stays keeps their answer', async () => {
    const { id } = await invite();
    await answer(id, 'maybe');
    const both = [{ personId: guest.person.id }, { personId: stranger.person.id }];
    await patch(id, { guests: both });
    expect(await answers(id)).toEqual([
      ['Grace Guest', 'maybe'],
      ['Sam Stranger', 'waiting'],
    ]);
    await patch(id, { guests: [] });
    expect(await told(guest)).toEqual(['calendar.cancelled', 'calendar.invited']);
    expect((await read(id, guest)).status).toBe(404);
    expect(await letters()).toEqual(['Ada Sommer invites you: Stand-up', 'Cancelled: Stand-up']);
  });

  test('is told when it is called off, and asked again when it is back', async () => {
    const { id } = await invite();
    await remove(id);
    expect((await read(id, guest)).status).toBe(404);
    await app.call('POST /api/calendar/entries/:entryId/restore', {
      token: me.token,
      params: { entryId: id },
    });
    expect(await told(guest)).toEqual([
      'calendar.invited',
      'calendar.cancelled',
      'calendar.invited',
    ]);
  });

  test('stays one when what repeats is split, with their answer', async () => {
    const entry = await invite({ repeat: 'FREQ=WEEKLY' });
    await answer(entry.id, 'yes');
    const split = await app.call('PATCH /api/calendar/entries/:entryId', {
      token: me.token,
      params: { entryId: entry.id },
      body: {
        version: entry.version,
        scope: 'following',
        original: '2026-11-27T08:00:00.000Z',
        changes: { title: 'Other' },
      },
    });
    const { entry: after } = split.body as { entry: Entry };
    expect(after.guests.map(({ name, answer: said }) => [name, said])).toEqual([
      ['Grace Guest', 'yes'],
      ['Ines Prado', 'waiting'],
    ]);
    expect(await entryOf(after.id, guest)).toMatchObject({ title: 'Other', myAnswer: 'yes' });
  });
});

describe('by the link in a letter', () => {
  const look = (token: string) =>
    app.call('GET /api/calendar/invitations/:token', { params: { token } });
  const say = (token: string, said: string) =>
    app.call('POST /api/calendar/invitations/:token', {
      params: { token },
      body: { answer: said },
    });

  test('an unknown one leads nowhere', async () => {
    expect((await look('e'.repeat(43))).status).toBe(404);
    expect((await say('e'.repeat(43), 'yes')).status).toBe(404);
    expect((await look('short')).status).toBe(422);
  });

  test('a guest without an account sees what they are asked to, and answers', async () => {
    const entry = await invite({ location: 'Quay 7', description: '<p>Secret</p>' });
    expect(await letters()).toEqual(['Ada Sommer invites you: Stand-up']);
    const token = await tokenOf(entry);
    const { body, text } = await look(token);
    expect(body).toEqual({
      title: 'Stand-up',
      start: aMeeting.start,
      end: aMeeting.end,
      isAllDay: false,
      timeZone: 'Europe/Berlin',
      location: 'Quay 7',
      organiser: 'Ada Sommer',
      repeat: null,
      repeats: [],
      isCancelled: false,
      answer: 'waiting',
    } satisfies EntryInvitation);
    expect(text).not.toMatch(/Secret|Grace/);
    expect((await say(token, 'no')).body).toMatchObject({ answer: 'no' });
    expect(await answers(entry.id)).toContainEqual(['Ines Prado', 'no']);
    expect(await told(me)).toEqual(['calendar.answered']);
  });

  test('is told that it does not take place, and nothing more is answered', async () => {
    const entry = await invite();
    const token = await tokenOf(entry);
    await remove(entry.id);
    expect((await say(token, 'yes')).body).toMatchObject({ isCancelled: true, answer: 'waiting' });
    expect(await letters()).toEqual(['Ada Sommer invites you: Stand-up', 'Cancelled: Stand-up']);
  });

  test('of one guest is not that of another, and dies when they are left out', async () => {
    const entry = await invite({ guests: [outside, { email: 'tom@example.org' }] });
    const token = await tokenOf(entry);
    await say(token, 'yes');
    expect((await answers(entry.id)).map(([, said]) => said)).toEqual(['yes', 'waiting']);
    await patch(entry.id, { guests: [{ email: 'tom@example.org' }] });
    expect((await look(token)).status).toBe(404);
  });
});

describe('taking leave', () => {
  test('calls off what one asked others to, and leaves nothing', async () => {
    const owner = await aColleague(app, me, 'admin', 'Olga Owner');
    const made = await app.call('POST /api/calendar/entries', {
      token: owner.token,
      body: {
        ...aMeeting,
        start: '2090-01-01T08:00:00Z',
        end: '2090-01-01T09:00:00Z',
        guests: [{ personId: guest.person.id }],
      },
    });
    const { id } = (made.body as { entry: Entry }).entry;
    const mine = await invite({ guests: [{ personId: owner.person.id }] });
    const gone = await app.call('DELETE /api/people/:personId', {
      token: me.token,
      params: { personId: owner.person.id },
    });
    expect(gone.status, gone.text).toBe(200);
    expect(await told(guest)).toEqual(['calendar.cancelled', 'calendar.invited']);
    expect((await read(id, guest)).status).toBe(404);
    expect((await entryOf(mine.id, me)).guests).toEqual([]);
    expect(await findCalendarAbout(app.testDb.db, owner.person.id)).toEqual({
      entries: [],
      imports: [],
      invitations: [],
      feeds: [],
    });
  });

  test('of a double the calendar stays closed to the kept person, and to who runs the organisation', async () => {
    const double = await aColleague(app, me, 'client', 'Dora Double');
    const theirs = await app.call('POST /api/calendar/entries', {
      token: double.token,
      body: aMeeting,
    });
    const { id } = (theirs.body as { entry: Entry }).entry;
    const mine = await invite({ guests: [{ personId: double.person.id }] });
    const kept = await aColleague(app, me, 'client', 'Karl Kept');
    const merged = await app.call('POST /api/people/merge', {
      token: me.token,
      body: { keepId: kept.person.id, doubleIds: [double.person.id] },
    });
    expect(merged.status, merged.text).toBe(200);
    for (const by of [kept, me]) expect((await read(id, by)).status).toBe(404);
    expect((await read(mine.id, kept)).status).toBe(404);
    expect((await entryOf(mine.id, me)).guests).toEqual([]);
  });
});
