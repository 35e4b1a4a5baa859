import type { ImportPlan, ImportResult } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSchedule } from '../../../testing/a-schedule.ts';
import { type Actor, anAdmin, anEvent } from '../../../testing/builders.ts';
import { type CallInput, openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const json = (content: unknown) => JSON.stringify(content);
const sent = (text: string): NonNullable<CallInput['file']> => ({
  type: 'application/octet-stream',
  bytes: Buffer.from(text),
});

const nepal = { timeZone: 'Asia/Kathmandu', startsOn: '2027-03-12', endsOn: '2027-03-14' };
const anEmptyEvent = async () => (await anEvent(app, admin, nepal)).id;

async function look(eventId: number, name: string, text: string, query: object = {}) {
  const answer = await app.call('POST /api/events/:eventId/agenda/import/preview', {
    token: admin.token,
    params: { eventId },
    query: { name, ...query },
    file: sent(text),
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as ImportPlan;
}

const apply = (eventId: number, name: string, text: string, query: object) =>
  app.call('POST /api/events/:eventId/agenda/import', {
    token: admin.token,
    params: { eventId },
    query: { name, ...query },
    file: sent(text),
  });

async function bringIn(eventId: number, name: string, text: string, query: object = {}) {
  const { digest, faults } = await look(eventId, name, text, query);
  expect(faults).toEqual([]);
  const answer = await apply(eventId, name, text, { digest, ...query });
  expect(answer.status, answer.text).toBe(201);
  return answer.body as ImportResult;
}

const takeOut = async (eventId: number, ending: 'csv' | 'ics' | 'json' | 'xml') =>
  (
    await app.call(`GET /api/events/:eventId/agenda/export.${ending}`, {
      token: admin.token,
      params: { eventId },
    })
  ).text;

const draftOf = async (eventId: number): Promise<Record<string, unknown>[]> => {
  const token = admin.token;
  const [agenda, setup] = await Promise.all([
    app.call('GET /api/events/:eventId/agenda', { token, params: { eventId } }),
    app.call('GET /api/events/:eventId', { token, params: { eventId } }),
  ]);
  const { rooms, tracks } = setup.body as { rooms: Named[]; tracks: Named[] };
  const { sessions } = agenda.body as { sessions: Record<string, unknown>[] };
  const nameOf = (list: Named[], id: unknown) => list.find((one) => one.id === id)?.name;
  return sessions.map(({ id: _, version: _v, roomId, trackId, speakers, ...rest }) => ({
    ...rest,
    room: nameOf(rooms, roomId),
    track: nameOf(tracks, trackId),
    speakers: (speakers as unknown[]).length,
  }));
};
interface Named {
  id: number;
  name: unknown;
}

describe('a real conference of 500 sessions', () => {
  const schedule = aSchedule(500);
  const file = json(schedule);

  test('comes in and goes out again as the same agenda, in every form', async () => {
    const first = await anEmptyEvent();
    const plan = await look(first, 'schedule.json', file);
    expect(plan).toMatchObject({ format: 'json', faults: [], newTracks: ['Craft', 'Science'] });
    expect(plan.lines.filter(({ what }) => what === 'create')).toHaveLength(500);
    expect(plan.newRooms).toHaveLength(8);
    expect(await draftOf(first)).toEqual([]);

    expect(await bringIn(first, 'schedule.json', file)).toMatchObject({ created: 500 });
    const draft = await draftOf(first);
    expect(draft).toHaveLength(500);
    const opening = draft.find(({ code }) => code === itemAt(schedule)['guid']);
    expect(opening).toMatchObject({
      startsAt: '2027-03-12T03:15:00.000Z',
      minutes: 30,
      room: 'Himal',
      speakers: 1,
    });

    for (const ending of ['json', 'xml', 'csv'] as const) {
      const other = await anEmptyEvent();
      await bringIn(other, `agenda.${ending}`, await takeOut(first, ending));
      expect(await draftOf(other), ending).toEqual(draft);
    }
    const again = await look(first, 'schedule.json', await takeOut(first, 'json'));
    expect(new Set(again.lines.map(({ what }) => what))).toEqual(new Set(['same']));
  }, 60_000);

  test('goes as it came: one undo leaves nothing behind', async () => {
    const eventId = await anEmptyEvent();
    const { changeId } = await bringIn(eventId, 'schedule.json', file);
    const undo = await app.call('POST /api/events/:eventId/agenda/changes/:changeId/undo', {
      token: admin.token,
      params: { eventId, changeId },
    });
    expect(undo.status).toBe(200);
    expect(await draftOf(eventId)).toEqual([]);
    const setup = await app.call('GET /api/events/:eventId', {
      token: admin.token,
      params: { eventId },
    });
    expect(setup.body).toMatchObject({ rooms: [], tracks: [] });
    expect(await bringIn(eventId, 'schedule.json', file)).toMatchObject({ created: 500 });
  }, 60_000);
});

const itemAt = (schedule: ReturnType<typeof aSchedule>): Record<string, unknown> =>
  schedule.schedule.conference.days[0]?.rooms['Himal']?.[0] ?? {};

describe('a broken file', () => {
  const head = 'code,title,start,minutes,room,language\n';
  const cases: [string, string, [number, string][]][] = [
    ['no title', `${head}A,,2027-03-12 09:00,30,Hall,en\n`, [[2, 'title_missing']]],
    ['no such moment', `${head}A,One,soon,30,Hall,en\n`, [[2, 'start_wrong']]],
    ['no length', `${head}A,One,2027-03-12 09:00,-5,Hall,en\n`, [[2, 'length_wrong']]],
    ['a tongue unknown', `${head}A,One,2027-03-12 09:00,30,Hall,xx\n`, [[2, 'language_unknown']]],
    [
      'a code twice, in one room at one time',
      `${head}A,One,2027-03-12 09:00,30,Hall,en\nA,Two,2027-03-12 09:15,30,Hall,en\n`,
      [
        [3, 'code_double'],
        [3, 'room_taken'],
      ],
    ],
  ];

  test.each(cases)('%s is told by row, and nothing is written', async (_name, text, faults) => {
    const eventId = await anEmptyEvent();
    const plan = await look(eventId, 'agenda.csv', text);
    expect(plan.faults.map(({ row, code }) => [row, code])).toEqual(faults);
    const answer = await apply(eventId, 'agenda.csv', text, { digest: plan.digest });
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([
      422,
      'agenda.import_faulty',
    ]);
    expect(await draftOf(eventId)).toEqual([]);
  });

  test('what is no session, or no date, is told by its row', async () => {
    const eventId = await anEmptyEvent();
    const opening = { title: 'Knots', start: '10:00', duration: '00:30' };
    const items = [opening, 'junk', { ...opening, start: '11:00', duration: 'long' }];
    const conference = { days: [{ date: '2027-03-12', rooms: { Himal: items } }] };
    const { lines, faults } = await look(eventId, 'a.json', json({ schedule: { conference } }));
    expect(lines.map(({ row }) => row)).toEqual([1, 2, 3]);
    expect(faults.map(({ row, code }) => [row, code])).toEqual([
      [2, 'start_wrong'],
      [2, 'length_wrong'],
      [3, 'length_wrong'],
      [2, 'title_missing'],
    ]);

    const entry = (start: string) =>
      `BEGIN:VEVENT\r\nUID:${start}\r\nDTSTART:${start}\r\nSUMMARY:Knots\r\nEND:VEVENT\r\n`;
    const calendar = `BEGIN:VCALENDAR\r\n${entry('20270312T090000')}${entry('20270312')}END:VCALENDAR\r\n`;
    const plan = await look(eventId, 'a.ics', calendar);
    expect(plan.lines).toHaveLength(2);
    expect(plan.faults).toMatchObject([{ row: 2, code: 'start_wrong' }]);
  });

  test.each([
    ['agenda.json', '{"schedule": '],
    ['agenda.json', '{"talks": []}'],
    ['agenda.xml', '<schedule><day></schedule>'],
    ['agenda.xml', '<!DOCTYPE x [<!ENTITY a "b">]><schedule>&a;</schedule>'],
    ['agenda.ics', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\n'],
    ['agenda.csv', 'name,when\nOne,now\n'],
    ['agenda.csv', ''],
  ])('%s is refused where it cannot be read: %j', async (name, text) => {
    const answer = await app.call('POST /api/events/:eventId/agenda/import/preview', {
      token: admin.token,
      params: { eventId: await anEmptyEvent() },
      query: { name },
      file: sent(text || ' '),
    });
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([
      422,
      'agenda.import_unreadable',
    ]);
  });
});

test('what was looked at is what is applied: a draft changed since is refused', async () => {
  const eventId = await anEmptyEvent();
  const text = 'code,title,minutes\nA,One,30\n';
  const { digest } = await look(eventId, 'agenda.csv', text);
  await bringIn(eventId, 'agenda.csv', 'code,title,minutes\nB,Two,30\n');
  const answer = await apply(eventId, 'agenda.csv', text, { digest });
  expect(answer.body).toMatchObject({ code: 'agenda.changed_since' });
});

test('a second file changes what it knows, and drops the rest only when asked', async () => {
  const eventId = await anEmptyEvent();
  await bringIn(eventId, 'agenda.csv', 'code,title,minutes\nA,One,30\nB,Two,30\n');
  const second = 'code,title,minutes\nA,Uno,45\nC,Three,30\n';
  const kept = await look(eventId, 'agenda.csv', second);
  expect(kept.lines.map(({ title, what, fields }) => [title, what, fields])).toEqual([
    ['Uno', 'change', ['title', 'minutes']],
    ['Three', 'create', []],
  ]);
  const dropping = await bringIn(eventId, 'agenda.csv', second, { drop: true });
  expect(dropping).toMatchObject({ created: 1, changed: 1, dropped: 1 });
  expect((await draftOf(eventId)).map(({ code }) => code)).toEqual(
    expect.arrayContaining(['A', 'C']),
  );
});

test('a calendar comes in by what its clocks show', async () => {
  const eventId = await anEmptyEvent();
  const text = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:one@example.org',
    'DTSTART;TZID=Europe/Berlin:20270328T093000',
    'DTEND;TZID=Europe/Berlin:20270328T101500',
    'SUMMARY:Summer time\\, at last',
    'LOCATION:Hall',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:two@example.org',
    'DTSTART:20280229T230000Z',
    'DURATION:PT2H',
    'SUMMARY:Over a leap day',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
  await bringIn(eventId, 'calendar.ics', text);
  expect(await draftOf(eventId)).toMatchObject([
    { title: { en: 'Summer time, at last' }, startsAt: '2027-03-28T07:30:00.000Z', minutes: 45 },
    { title: { en: 'Over a leap day' }, startsAt: '2028-02-29T23:00:00.000Z', minutes: 120 },
  ]);
});

test('what goes out is told in the first language of the event', async () => {
  const event = await anEvent(app, admin, { ...nepal, languages: ['en', 'de'] });
  const input = { kind: 'talk', minutes: 30, startsAt: '2027-03-12T04:00:00.000Z' } as const;
  const made = await app.call('POST /api/events/:eventId/agenda/sessions', {
    token: admin.token,
    params: { eventId: event.id },
    body: { ...input, title: { de: 'Knoten', en: 'Knots' } },
  });
  expect(made.status, made.text).toBe(201);
  for (const ending of ['ics', 'json', 'xml'] as const) {
    const text = await takeOut(event.id, ending);
    expect(text).toContain('Knots');
    expect(text).not.toContain('Knoten');
  }
  const changes = await app.call('GET /api/events/:eventId/agenda/changes', {
    token: admin.token,
    params: { eventId: event.id },
  });
  expect(changes.text).toContain('"subject":"Knots"');
});
