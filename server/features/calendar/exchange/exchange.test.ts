import type { CalendarImport, Entry, NewEntry, Occurrences } from '@plenum/contract';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { anEntry } from '../../../testing/calendar/calendar.ts';
import { files } from '../../../testing/calendar/calendar-files.ts';
import { sql } from '../../../platform/db/sql.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let me: Actor;

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  me = await anAdmin(app);
});
afterAll(() => app.close());

const send = async (content: string | Buffer, query: object = {}, by = me) => {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return app.call('POST /api/calendar/imports', {
    token: by.token,
    query: { ...query },
    file: { type: 'text/calendar', bytes },
  });
};
const bring = async (content: string | Buffer): Promise<CalendarImport> => {
  const answer = await send(content, { apply: true });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as CalendarImport;
};
const seen = async (from: string, to: string) => {
  const query = { from: `${from}T00:00:00Z`, to: `${to}T00:00:00Z` };
  const { body } = await app.call('GET /api/calendar/occurrences', { token: me.token, query });
  return (body as Occurrences).occurrences;
};
const starts = async (from: string, to: string) =>
  (await seen(from, to)).map(({ start, title }) => `${start.slice(5, 16)} ${title}`);
const entries = async () => {
  const mine = await app.testDb.db.rows<{ id: number }>(sql`
    select id from calendar_entries
    where owner_id = ${me.person.id} and deleted_at is null order by id`);
  return Promise.all(
    mine.map(async ({ id: entryId }) => {
      const one = await app.call('GET /api/calendar/entries/:entryId', {
        token: me.token,
        params: { entryId },
      });
      return (one.body as { entry: Entry }).entry;
    }),
  );
};
const fileOf = async (entryId: number) => {
  const params = { entryId };
  const key = 'GET /api/calendar/entries/:entryId/entry.ics';
  const { text } = await app.call(key, { token: me.token, params });
  return text;
};

/** What a reader that is not ours says of an entry between two instants, with the zones of the file. */
function readByOther(text: string, from: string, to: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  const parts = calendar.getAllSubcomponents('vevent');
  const [whole, ...others] = parts;
  if (!whole) return [];
  const event = new ICAL.Event(whole, { exceptions: others });
  const found: string[] = [];
  const times = event.iterator();
  for (let next = times.next(); next && found.length < 2_000; next = times.next()) {
    const { startDate, item } = event.getOccurrenceDetails(next);
    const at = startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString();
    if (next.toJSDate() > new Date(to)) break;
    if (at >= from && at < to) found.push(`${at.slice(5, 16)} ${item.summary}`);
  }
  return found.toSorted();
}

describe('a file', () => {
  test('that is no calendar is refused, and nothing comes in', async () => {
    for (const content of ['', 'hello', '{"a":1}', 'BEGIN:VCARD\r\nEND:VCARD\r\n']) {
      const answer = await send(content, { apply: true });
      expect([400, 422], answer.text).toContain(answer.status);
    }
    const large = await send(`BEGIN:VCALENDAR\r\n${'X'.repeat(2_000_001)}`);
    expect(large.status).toBe(413);
    expect(await entries()).toEqual([]);
  });

  test('says first what it would bring, and writes nothing', async () => {
    const answer = await send(files.google);
    expect(answer.body).toEqual({
      id: null,
      created: 3,
      changed: 0,
      same: 0,
      faults: [],
      titles: ['Wöchentliche Runde', 'Betriebsausflug', 'Geburtstag'],
    });
    expect(await entries()).toEqual([]);
  });

  test('with broken entries brings the others, and says why those do not come', async () => {
    const { created, faults } = await bring(files.broken);
    expect(created).toBe(1);
    expect(faults.map(({ reason }) => reason).toSorted()).toEqual(
      ['broken', 'ends_before_start', 'no_start', 'rule_unknown', 'zone_unknown'].toSorted(),
    );
    expect((await entries()).map(({ title }) => title)).toEqual(['Good']);
  });

  test('runs no script and leads to no program', async () => {
    await bring(files.evil);
    const [entry] = await entries();
    expect(entry).toMatchObject({ title: '<script>alert(1)</script>', url: '' });
    expect(entry?.description).not.toMatch(/<script|onerror|javascript:/);
  });

  test('comes in once: again it is the same, changed it is changed', async () => {
    await bring(files.apple);
    expect(await bring(files.apple)).toMatchObject({ id: null, created: 0, changed: 0, same: 1 });
    const changed = files.apple.replace('SUMMARY:Yoga', 'SUMMARY:Pilates');
    expect(await bring(changed)).toMatchObject({ created: 0, changed: 1, same: 0 });
    expect((await entries()).map(({ title }) => title)).toEqual(['Pilates']);
  });

  test('goes again as it came, but for what was changed since', async () => {
    const { id } = await bring(files.google);
    const [first] = await entries();
    await app.call('POST /apps/calendar/update-event', {
      token: me.token,
      body: { event: { id: first?.id, title: 'Mine now' } },
    });
    const params = { importId: id };
    const other = await aColleague(app, me, 'admin');
    const key = 'POST /api/calendar/imports/:importId/undo';
    expect((await app.call(key, { token: other.token, params })).status).toBe(404);
    const undone = await app.call(key, { token: me.token, params });
    expect(undone.body).toEqual({ removed: 2, kept: 1 });
    expect((await entries()).map(({ title }) => title)).toEqual(['Mine now']);
  });
});

describe('files of other programs', () => {
  test('Google: a change of clocks, an exception, one left out, days, LF or CRLF', async () => {
    for (const content of [files.google, files.google.replaceAll('\r\n', '\n')]) {
      await bring(content);
      expect(
        (await starts('2026-10-12', '2026-11-15')).filter((one) => one.includes('Runde')),
      ).toEqual([
        '10-12T07:00 Wöchentliche Runde',
        '10-20T13:00 Wöchentliche Runde (verschoben)',
        '11-02T08:00 Wöchentliche Runde',
        '11-09T08:00 Wöchentliche Runde',
      ]);
    }
    const [, outing, birthday] = await entries();
    expect(outing).toMatchObject({ isAllDay: true, start: '2026-12-04', end: '2026-12-06' });
    expect(outing?.description).toContain('Grüße aus dem Süden 🎉');
    expect(birthday).toMatchObject({
      repeat: 'FREQ=YEARLY',
      isAllDay: true,
      reminderMinutes: 1440,
    });
  });

  test('Outlook: zones as Windows names them, days left out by their day, a zone of its own', async () => {
    await bring(files.outlook);
    expect(await starts('2026-03-02', '2026-04-07')).toEqual([
      '03-02T15:00 Staff meeting',
      '03-09T14:00 Staff meeting',
      '03-23T14:00 Staff meeting',
      '03-26T08:00 Own zone',
      '03-30T14:00 Staff meeting',
      '04-06T14:00 Staff meeting',
    ]);
    const staff = (await entries()).find(({ title }) => title === 'Staff meeting');
    expect(staff).toMatchObject({ timeZone: 'America/New_York', calendar: 'Business' });
  });

  test('Apple and others: folded inside a character, moved and called-off repeats', async () => {
    await bring(files.apple);
    expect(await starts('2026-11-01', '2026-11-25')).toEqual([
      '11-03T17:30 Yoga',
      '11-11T18:30 Yoga für Fortgeschrittene',
      '11-24T17:30 Yoga',
    ]);
    const folded = Buffer.from(files.foldedInside(files.apple), 'latin1');
    expect(await bring(folded)).toMatchObject({ same: 1, faults: [] });
    const [yoga] = await entries();
    expect(yoga?.location).toBe('Straße der Übung 12, 10115 Berlin – Prenzlauer Berg, Hinterhaus');
  });
});

describe('out of here', () => {
  const repeating: Partial<NewEntry> = {
    title: 'Runde; mit, Zeichen \\ und "Größe"',
    start: '2026-10-13T07:00:00Z',
    end: '2026-10-13T08:00:00Z',
    repeat: 'FREQ=WEEKLY;BYDAY=TU',
  };

  test.each([
    ['Europe/Berlin', 'FREQ=WEEKLY;BYDAY=TU'],
    ['America/New_York', 'FREQ=DAILY;COUNT=200'],
    ['Australia/Lord_Howe', 'FREQ=WEEKLY;BYDAY=TU'],
    ['America/Sao_Paulo', 'FREQ=MONTHLY;BYMONTHDAY=13'],
    ['Asia/Kathmandu', 'FREQ=WEEKLY;BYDAY=TU'],
    ['Africa/Casablanca', 'FREQ=WEEKLY;BYDAY=TU'],
  ])('a reader that is not ours sees the same times in %s', async (timeZone, repeat) => {
    const entry = await anEntry(app, me, { ...repeating, timeZone, repeat });
    const ours = await starts('2026-10-01', '2027-07-01');
    expect(ours.length).toBeGreaterThan(8);
    const theirs = readByOther(await fileOf(entry.id), '2026-10-01', '2027-07-01T00:00:00Z');
    expect(theirs).toEqual(ours.toSorted());
  });

  test('repeats that are otherwise, left out, and days go out and come in again', async () => {
    const { id, version } = await anEntry(app, me, repeating);
    const params = { entryId: id };
    const changed = await app.call('PATCH /api/calendar/entries/:entryId', {
      token: me.token,
      params,
      body: {
        version,
        scope: 'one',
        original: '2026-10-20T07:00:00Z',
        changes: { title: 'Other', start: '2026-10-21T07:00:00Z', end: '2026-10-21T08:00:00Z' },
      },
    });
    expect(changed.status, changed.text).toBe(200);
    await app.call('DELETE /api/calendar/entries/:entryId', {
      token: me.token,
      params,
      query: { scope: 'one', original: '2026-10-27T08:00:00Z' },
    });
    const ours = await starts('2026-10-01', '2026-12-01');
    const text = await fileOf(id);
    expect(readByOther(text, '2026-10-01', '2026-12-01T00:00:00Z')).toEqual(ours.toSorted());
    me = await anAdmin(app, 'Another');
    expect(await bring(text)).toMatchObject({ created: 1, faults: [] });
    expect(await starts('2026-10-01', '2026-12-01')).toEqual(ours);
    expect(await bring(text)).toMatchObject({ same: 1 });
  });

  test('the secret address: told once, kept nowhere, ended, and with its owner gone', async () => {
    const feed = { token: me.token };
    expect((await app.call('GET /api/calendar/feed', feed)).body).toEqual({
      createdAt: null,
      readAt: null,
    });
    const made = async () =>
      ((await app.call('POST /api/calendar/feed', feed)).body as { url: string }).url;
    const fetch = (url: string) =>
      app.call('GET /api/calendar/feeds/:token/calendar.ics', {
        params: { token: url.split('/').at(-2) },
      });
    const [first, second] = [await made(), await made()];
    expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);
    const dump = await app.testDb.db.rows({
      parts: [
        'select encode(token_hash, $$base64$$) as hash, f::text as all from calendar_feeds f',
      ],
      values: [],
    });
    expect(JSON.stringify(dump)).not.toContain(second.split('/').at(-2));
    expect((await app.call('GET /api/calendar/feed', feed)).body).toMatchObject({
      readAt: expect.any(String),
    });
    await app.call('DELETE /api/calendar/feed', feed);
    expect((await fetch(second)).status).toBe(404);
  });

  test('the feed holds one’s own and what one is invited to, but for what one said no to', async () => {
    const host = await aColleague(app, me, 'admin');
    const guests = [{ personId: me.person.id }];
    await anEntry(app, me, { title: 'Mine' });
    await anEntry(app, host, { title: 'Invited', guests });
    const { id } = await anEntry(app, host, { title: 'Declined', guests });
    await anEntry(app, host, { title: 'Theirs' });
    const body = { answer: 'no' };
    const params = { entryId: id };
    await app.call('POST /api/calendar/entries/:entryId/answer', { token: me.token, params, body });
    const made = await app.call('POST /api/calendar/feed', { token: me.token });
    const token = (made.body as { url: string }).url.split('/').at(-2);
    const { text } = await app.call('GET /api/calendar/feeds/:token/calendar.ics', {
      params: { token },
    });
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const summaries = calendar
      .getAllSubcomponents('vevent')
      .map((part) => String(part.getFirstPropertyValue('summary')));
    expect(summaries.toSorted()).toEqual(['Invited', 'Mine']);
  });
});
