import type { AuditEntry, Case, Measure, NotificationPage } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { aDesk, type Desk } from '../../testing/moderation.ts';
import { type Answer, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket } from '../../testing/test-socket.ts';

let app: TestApp;
let admin: Actor;
let desk: Desk;
let address: string;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  desk = await aDesk(app, admin);
  address = await app.listen();
});
afterAll(() => app.close());

const statusesOf = (answers: readonly Answer[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
const codeOf = ({ status, body }: Answer) => [status, (body as { code?: string }).code];
const person = ({ person: { id } }: Actor) => ({ kind: 'person', personId: id }) as const;
const noticesOf = async ({ token }: Actor) =>
  ((await app.call('GET /api/notifications', { token })).body as NotificationPage).notifications;
const deedsAbout = async (of: Actor) => {
  const query = { subjectId: of.person.id, action: 'moderation' };
  const { body } = await app.call('GET /api/audit', { token: admin.token, query });
  return (body as { entries: AuditEntry[] }).entries.map(({ action }) => action);
};
/** Reported once, with the case it made. */
async function reported(of: Actor): Promise<Case> {
  await desk.report(await desk.attendee(), person(of));
  return desk.caseAbout(admin, of);
}

describe('reporting', () => {
  test('is for who takes part, about what they can see, and never about oneself', async () => {
    const [uma, vera] = [await desk.attendee(), await desk.attendee()];
    const stranger = await aColleague(app, admin);
    const elsewhere = await anAdmin(app);
    for (const by of [stranger, elsewhere]) {
      expect((await desk.report(by, person(vera))).status).toBe(404);
    }
    for (const whom of [stranger, elsewhere, uma]) {
      expect((await desk.report(uma, person(whom))).status).toBe(404);
    }
    const missing = { kind: 'booth', exhibitorId: 999_999_999 } as const;
    expect((await desk.report(uma, missing)).status).toBe(404);
  });

  test('the same twice is refused; what several say is one case', async () => {
    const [uma, vera, spammer] = [
      await desk.attendee('Uma'),
      await desk.attendee(),
      await desk.attendee(),
    ];
    expect((await desk.report(uma, person(spammer), { note: 'All day' })).status).toBe(201);
    const again = await desk.report(uma, person(spammer));
    expect(codeOf(again)).toEqual([409, 'moderation.reported_already']);
    await desk.report(vera, person(spammer), { reason: 'hate' });
    const found = await desk.caseAbout(admin, spammer);
    expect(found.reports).toMatchObject([
      { by: { fullName: 'Uma' }, reason: 'spam', note: 'All day' },
      { reason: 'hate' },
    ]);
  });

  test('at once, the same report by one person counts once', async () => {
    const [uma, spammer] = [await desk.attendee(), await desk.attendee()];
    const all = await Promise.all([1, 2, 3, 4].map(() => desk.report(uma, person(spammer))));
    expect(statusesOf(all)).toEqual([201, 409, 409, 409]);
    expect((await desk.caseAbout(admin, spammer)).reports).toHaveLength(1);
  });

  test('nobody reports without end', async () => {
    const own = await aDesk(app, admin);
    const uma = await own.attendee();
    const many = await Promise.all(Array.from({ length: 31 }, () => own.attendee()));
    const answers = await Promise.all(many.map((one) => own.report(uma, person(one))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
    const refused = answers.find(({ status }) => status !== 201);
    expect(refused && codeOf(refused)).toEqual([429, 'moderation.too_many_reports']);
    const { cases, open, hasMore } = await own.cases(admin);
    expect([cases.length, open, hasMore]).toEqual([25, 30, true]);
    const rest = await own.cases(admin, { before: cases.at(-1)?.id });
    expect([rest.cases.length, rest.hasMore]).toEqual([5, false]);
  });

  test('a booth is reported by name, and nobody stands for it', async () => {
    const { id: exhibitorId } = await desk.booth();
    await desk.report(await desk.attendee(), { kind: 'booth', exhibitorId });
    const { cases } = await desk.cases(admin);
    const found = cases.find(({ exhibitor }) => exhibitor?.id === exhibitorId);
    expect(found).toMatchObject({ kind: 'booth', person: null, state: 'open' });
    const settled = await desk.settle(admin, found?.id ?? 0, { deed: 'warn', reason: 'Stop' });
    expect(codeOf(settled)).toEqual([409, 'moderation.not_about_a_person']);
  });
});

describe('the desk', () => {
  test('is closed to everyone who does not keep order in the event', async () => {
    const [uma, spammer] = [await desk.attendee(), await desk.attendee()];
    const { id } = await reported(spammer);
    const gold = await desk.attendee();
    await desk.booth([gold]);
    for (const by of [uma, spammer, gold, await aColleague(app, admin), await anAdmin(app)]) {
      const answers = [
        await desk.call(by, 'GET /api/events/:eventId/moderation'),
        await desk.call(by, 'GET /api/events/:eventId/measures'),
        await desk.call(by, 'GET /api/events/:eventId/word-filter'),
        await desk.filter(by, { refused: ['word'] }),
        await desk.settle(by, id, {}),
        await desk.measure(by, spammer),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    }
    expect((await desk.caseAbout(await desk.moderator(), spammer)).state).toBe('open');
  });

  test('tells its moderators, and the one reported nothing', async () => {
    const [moderator, spammer] = [await desk.moderator(), await desk.attendee()];
    const socket = await openTestSocket(address, moderator.token);
    await reported(spammer);
    await socket.hears('moderation.changed', ({ eventId }) => eventId === desk.event.id);
    expect((await noticesOf(moderator))[0]).toMatchObject({
      kind: 'moderation.reported',
      link: '/moderation',
    });
    expect(await noticesOf(spammer)).toEqual([]);
  });

  test('of two who settle at once, one is told', async () => {
    const [moderator, spammer] = [await desk.moderator(), await desk.attendee()];
    const { id } = await reported(spammer);
    const both = await Promise.all([
      desk.settle(admin, id, { deed: 'warn', reason: 'Stop' }),
      desk.settle(moderator, id, { deed: 'mute', reason: 'Stop' }),
    ]);
    expect(statusesOf(both)).toEqual([200, 409]);
    expect(await desk.mine(spammer)).toHaveLength(1);
  });

  test('refuses a deed that does not fit, and one without a reason', async () => {
    const spammer = await desk.attendee();
    const { id } = await reported(spammer);
    for (const settlement of [
      { deed: 'release', reason: 'x' },
      { deed: 'hide', reason: 'x' },
      { deed: 'warn', reason: ' ' },
    ] as const) {
      expect(codeOf(await desk.settle(admin, id, settlement))).toEqual([422, 'invalid']);
    }
    expect((await desk.caseAbout(admin, spammer)).state).toBe('open');
  });

  test('settled, it is told to who reported without what became of it, and kept', async () => {
    const [uma, spammer] = [await desk.attendee(), await desk.attendee()];
    await desk.report(uma, person(spammer));
    const { id } = await desk.caseAbout(admin, spammer);
    const settled = (await desk.settle(admin, id, { deed: 'warn', reason: 'Stop that' }))
      .body as Case;
    expect(settled).toMatchObject({ state: 'settled', outcome: 'warn' });
    const [toReporter] = await noticesOf(uma);
    expect(toReporter).toMatchObject({ kind: 'moderation.report_settled', data: { text: '' } });
    expect(await noticesOf(spammer)).toMatchObject([
      { kind: 'moderation.warned', data: { text: 'Stop that' }, link: '/moderation/mine' },
    ]);
    expect((await desk.cases(admin, { state: 'settled' })).cases[0]?.id).toBe(id);
    expect(await deedsAbout(spammer)).toEqual(['moderation.warned', 'moderation.reported']);
  });

  test('shows what was done about them before', async () => {
    const spammer = await desk.attendee();
    await desk.measure(admin, spammer, { kind: 'warn', reason: 'First time' });
    expect((await reported(spammer)).earlier).toMatchObject([{ reason: 'First time' }]);
  });
});

describe('measures', () => {
  test('are never over who keeps order, and only over who takes part', async () => {
    const moderator = await desk.moderator();
    for (const whom of [await aColleague(app, admin, 'admin'), moderator, admin]) {
      expect(codeOf(await desk.measure(moderator, whom))).toEqual([
        409,
        'moderation.not_over_them',
      ]);
    }
    for (const whom of [await aColleague(app, admin), await anAdmin(app)]) {
      expect((await desk.measure(moderator, whom)).status).toBe(404);
    }
  });

  test('of another event are not there', async () => {
    const other = await aDesk(app, admin);
    const spammer = await desk.attendee();
    const { id } = (await desk.measure(admin, spammer)).body as Measure;
    expect((await other.lift(admin, id)).status).toBe(404);
    expect((await other.answer(admin, id, true)).status).toBe(404);
    expect((await desk.mine(spammer))[0]?.isOver).toBe(false);
  });

  test('tell the person why, never by whom', async () => {
    const spammer = await desk.attendee();
    const socket = await openTestSocket(address, spammer.token);
    await desk.measure(admin, spammer, { kind: 'mute', minutes: 60 });
    await socket.hears('moderation.mine_changed');
    const [mine] = await desk.mine(spammer);
    expect(mine).toMatchObject({ kind: 'mute', reason: 'Spam all day', by: null, isOver: false });
    expect(Date.parse(mine?.until ?? '') - Date.parse(mine?.at ?? '')).toBe(3_600_000);
    expect((await desk.measures(admin))[0]?.by?.id).toBe(admin.person.id);
  });
});

describe('an appeal', () => {
  const muted = async (by: Actor) => {
    const uma = await desk.attendee();
    const { id } = (await desk.measure(by, uma, { kind: 'mute' })).body as Measure;
    return { uma, id };
  };

  test('is their own, and said once', async () => {
    const { uma, id } = await muted(admin);
    for (const by of [await desk.attendee(), admin, await anAdmin(app)]) {
      expect((await desk.appeal(by, id)).status).toBe(404);
    }
    expect((await desk.appeal(uma, id)).status).toBe(200);
    expect(codeOf(await desk.appeal(uma, id))).toEqual([409, 'moderation.appealed_already']);
    const { appeals } = await desk.cases(admin);
    expect(appeals.find((one) => one.id === id)?.appeal?.text).toBe('It was a joke.');
  });

  test('is answered by another, once, and lifts what it was about', async () => {
    const moderator = await desk.moderator();
    const { uma, id } = await muted(moderator);
    expect(codeOf(await desk.answer(admin, id, true))).toEqual([409, 'moderation.no_appeal']);
    await desk.appeal(uma, id);
    expect(codeOf(await desk.answer(moderator, id, true))).toEqual([409, 'moderation.by_another']);
    expect((await desk.answer(admin, id, true)).status).toBe(200);
    expect(codeOf(await desk.answer(admin, id, false))).toEqual([409, 'moderation.no_appeal']);
    const [mine] = await desk.mine(uma);
    expect(mine).toMatchObject({ isOver: true, appeal: { isLifted: true } });
    expect((await noticesOf(uma))[0]?.kind).toBe('moderation.appeal_answered');
  });

  test('is answered by the same one where there is nobody else', async () => {
    const alone = await anAdmin(app);
    const own = await aDesk(app, alone);
    const uma = await own.attendee();
    const { id } = (await own.measure(alone, uma, { kind: 'warn' })).body as Measure;
    await own.appeal(uma, id);
    expect((await own.answer(alone, id, false)).status).toBe(200);
    expect((await own.mine(uma))[0]?.appeal).toMatchObject({ isLifted: false });
  });
});

test('words are kept tidy, and their changing is on record', async () => {
  const filter = await desk.filter(admin, {
    refused: [' Trottel ', 'get   rich'],
    held: ['crypto*'],
  });
  expect(filter.body).toEqual({ refused: ['Trottel', 'get rich'], held: ['crypto*'] });
  const read = await desk.call(await desk.moderator(), 'GET /api/events/:eventId/word-filter');
  expect(read.body).toEqual(filter.body);
});
