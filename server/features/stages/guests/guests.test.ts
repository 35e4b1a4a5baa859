import type { EventSetup, NotificationPage, Stage } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { codeOf } from '../../../testing/calls/group-calls.ts';
import { aStageToWatch, type StageToWatch } from '../../../testing/stages/audience.ts';
import { guestsOf, stageGuests } from '../../../testing/stages/guests.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSocket } from '../../../testing/test-socket.ts';
import { beginRun, endRun } from '../stages.runs.ts';

let app: TestApp;
let address: string;
let admin: Actor;
let event: EventSetup;
let stage: Stage;
let anAttendee: StageToWatch['anAttendee'];
let guests: ReturnType<typeof stageGuests>;
let runId: number;
let lea: Actor;
let noah: Actor;

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
  ({ admin, event, stage, anAttendee } = await aStageToWatch(app));
  guests = stageGuests(app, { eventId: event.id, stageId: stage.id });
});
beforeEach(async () => {
  if (runId) await endRun(app.work, admin.person, event.id, runId).catch(() => undefined);
  const input = { sessionId: null, isRecorded: false };
  const { run } = await beginRun(app.work, admin.person, event.id, stage.id, input);
  runId = run?.id ?? 0;
  [lea, noah] = await Promise.all([anAttendee(), anAttendee()]);
});
afterAll(() => app.close());

const seen = async (by: Actor) => guestsOf(await guests.read(by));
const asked = async ({ token }: Actor) => {
  const { body } = await app.call('GET /api/notifications', { token });
  return (body as NotificationPage).notifications.filter(({ kind }) => kind === 'stages.asked');
};
const idsOf = async (by: Actor) => (await seen(by)).guests.map(({ person }) => person.id);

describe('a raised hand', () => {
  test('is seen by organisers in order, by who raised it, and by nobody else', async () => {
    await guests.raise(lea);
    await guests.raise(noah);
    await guests.raise(lea);
    expect(await idsOf(admin)).toEqual([lea.person.id, noah.person.id]);
    expect(await seen(lea)).toMatchObject({ standing: 'raised', mayEnter: false, guests: [] });
    expect(await seen(await anAttendee())).toMatchObject({ standing: 'none', guests: [] });
    await guests.raise(lea, false);
    await guests.raise(lea);
    expect(await idsOf(admin)).toEqual([noah.person.id, lea.person.id]);
  });

  test('is told to organisers and to who is invited, and not to others who watch', async () => {
    const [organiser, own, other] = await Promise.all(
      [admin, lea, noah].map(({ token }) => openTestSocket(address, token)),
    );
    await guests.raise(lea);
    const about = { eventId: event.id, stageId: stage.id };
    expect(await organiser?.hears('stages.guests_changed')).toEqual(about);
    await guests.place(admin, runId, lea, 'invited');
    await own?.hears('stages.guests_changed');
    expect(other?.heard.map(({ name }) => name)).not.toContain('stages.guests_changed');
    for (const window of [organiser, own, other]) window?.socket.disconnect();
  });

  test('is refused where nothing is on, to the muted, and after twenty', async () => {
    await app.testDb.db.run(
      sql`insert into moderation_measures (organisation_id, event_id, person_id, kind, by_id, reason, at)
          values (${noah.person.organisationId}, ${event.id}, ${noah.person.id}, 'mute',
            ${admin.person.id}, 'Loud', now())`,
    );
    expect(codeOf(await guests.raise(noah))).toBe('moderation.muted');
    for (let time = 0; time < 20; time++) {
      expect((await guests.raise(lea)).status).toBe(200);
      await guests.raise(lea, false);
    }
    expect(codeOf(await guests.raise(lea))).toBe('too_many');
    await endRun(app.work, admin.person, event.id, runId);
    expect(codeOf(await guests.raise(await anAttendee()))).toBe('stages.over');
  });

  test('is one of a hundred at most', async () => {
    const many = await app.testDb.db.rows<{ id: number }>(
      sql`insert into accounts (email, username, password_hash)
          select 'hand' || n || '@example.org', 'hand' || n, '' from generate_series(1, 100) n
          returning id`,
    );
    await app.testDb.db.run(
      sql`insert into organisations_members (organisation_id, person_id, role)
          select ${lea.person.organisationId}, id, 'client' from unnest(${many.map(({ id }) => id)}::bigint[]) id`,
    );
    await app.testDb.db.run(
      sql`insert into stages_guests (organisation_id, run_id, person_id, standing, since)
          select ${lea.person.organisationId}, ${runId}, id, 'raised', now()
          from unnest(${many.map(({ id }) => id)}::bigint[]) id`,
    );
    expect(codeOf(await guests.raise(lea))).toBe('stages.hands_full');
  });
});

describe('the green room', () => {
  test('lets nobody in who was not invited', async () => {
    expect(codeOf(await guests.enter(lea, runId))).toBe('stages.not_invited');
    await guests.raise(lea);
    expect(codeOf(await guests.enter(lea, runId))).toBe('stages.not_invited');
    expect(codeOf(await guests.enter(lea, runId, { isHost: true }))).toBe('forbidden');
    expect(codeOf(await guests.talk(lea, runId))).toBe('stages.over');
    const stranger = await aColleague(app, admin);
    for (const other of [stranger, await anAdmin(app)]) {
      const answers = [
        await guests.read(other),
        await guests.raise(other),
        await guests.enter(other, runId),
        await guests.talk(other, runId),
        await guests.hear(other, runId, lea),
        await guests.send(other, runId),
        await guests.leave(other, runId),
        await guests.place(other, runId, lea, 'invited'),
        await guests.bring(other, runId, lea),
      ];
      const refused = answers.map(({ status }) => status === 404 || status === 403);
      expect(refused).toEqual(answers.map(() => true));
    }
    expect((await guests.place(noah, runId, noah, 'invited')).status).toBe(403);
    expect((await guests.enter({ ...lea, token: '' }, runId)).status).toBe(401);
  });

  test('is one in which guests and host hear each other, and nobody else', async () => {
    expect((await guests.enter(admin, runId, { isHost: true })).status).toBe(200);
    expect((await guests.inside(admin, runId, lea)).status).toBe(200);
    expect(await idsOf(lea)).toEqual([admin.person.id, lea.person.id].toSorted((a, b) => a - b));
    expect((await guests.talk(lea, runId)).status).toBe(200);
    expect((await guests.hear(admin, runId, lea)).status).toBe(200);
    expect((await guests.hear(lea, runId, admin)).status).toBe(200);
    expect(codeOf(await guests.hear(noah, runId, lea))).toBe('stages.over');
    const sent = guestsOf(await guests.send(lea, runId));
    expect(sent.guests.find(({ person }) => person.id === lea.person.id)).toMatchObject({
      standing: 'inside',
      hasSound: true,
      isOnStage: false,
    });
  });

  test('is left and entered again by who was invited, in whatever window', async () => {
    await guests.inside(admin, runId, lea);
    await guests.leave(lea, runId);
    expect(await seen(lea)).toMatchObject({ standing: 'invited', mayEnter: true });
    await guests.enter(lea, runId);
    guests.moveOn(lea);
    expect(codeOf(await guests.talk(lea, runId))).toBe('stages.taken_over');
    await guests.leave(lea, runId);
    expect((await seen(lea)).standing).toBe('inside');
    expect((await guests.enter(lea, runId)).status).toBe(200);
    expect((await guests.talk(lea, runId)).status).toBe(200);
  });

  test('has room for six guests, of whom four are on stage', async () => {
    const six = await Promise.all(Array.from({ length: 6 }, () => anAttendee()));
    for (const one of six) await guests.inside(admin, runId, one);
    expect(codeOf(await guests.inside(admin, runId, lea))).toBe('stages.room_full');
    expect((await guests.enter(admin, runId, { isHost: true })).status).toBe(200);
    const brought = await Promise.all(six.map((one) => guests.bring(admin, runId, one)));
    const statuses = brought.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
  });
});

describe('the host', () => {
  test('brings a guest on stage and off, and only who is in the green room', async () => {
    await guests.raise(lea);
    expect((await guests.bring(admin, runId, lea)).status).toBe(404);
    await guests.place(admin, runId, lea, 'invited');
    await guests.enter(lea, runId);
    expect(guestsOf(await guests.bring(admin, runId, lea)).guests).toMatchObject([
      { isOnStage: true },
    ]);
    expect((await seen(lea)).guests).toMatchObject([{ isOnStage: true }]);
    // A line that breaks, or another window, takes nobody off the stage.
    await guests.enter(lea, runId);
    expect((await seen(lea)).guests).toMatchObject([{ isOnStage: true }]);
    expect((await guests.bring(admin, runId, lea, false)).status).toBe(200);
    expect((await seen(lea)).guests).toMatchObject([{ isOnStage: false }]);
  });

  test('invites somebody once, who hears of it on whatever page they are', async () => {
    await guests.raise(lea);
    await guests.place(admin, runId, lea, 'invited');
    await guests.place(admin, runId, lea, 'invited');
    expect(await asked(lea)).toMatchObject([
      { count: 1, link: `/live-event?stage=${stage.id}`, data: { stageId: stage.id } },
    ]);
    for (const other of [admin, noah]) expect(await asked(other)).toEqual([]);
  });

  test('mutes a guest, who is told, and nobody else may', async () => {
    const leas = await openTestSocket(address, lea.token);
    await guests.raise(lea);
    expect((await guests.mute(admin, runId, lea)).status).toBe(404);
    await guests.inside(admin, runId, lea);
    await guests.inside(admin, runId, noah);
    expect((await guests.mute(noah, runId, lea)).status).toBe(403);
    expect((await guests.mute(await anAdmin(app), runId, lea)).status).toBe(404);
    leas.heard.splice(0);
    expect(guestsOf(await guests.mute(admin, runId, lea)).guests).toMatchObject([
      { isMuted: true },
      { isMuted: false },
    ]);
    expect(await leas.hears('stages.guests_changed')).toMatchObject({ stageId: stage.id });
    expect((await seen(lea)).guests[0]).toMatchObject({ isMuted: true });
    leas.socket.disconnect();
  });

  test('removes a guest until this run ends', async () => {
    await guests.inside(admin, runId, lea);
    await guests.talk(lea, runId);
    await guests.place(admin, runId, lea, 'removed');
    expect((await seen(lea)).standing).toBe('removed');
    expect(codeOf(await guests.enter(lea, runId))).toBe('stages.removed');
    expect(codeOf(await guests.raise(lea))).toBe('stages.removed');
    expect(codeOf(await guests.talk(lea, runId))).toBe('stages.over');
    expect(codeOf(await guests.place(admin, runId, lea, 'invited'))).toBe('stages.removed');
  });

  test('invites for one run: an old invitation opens nothing', async () => {
    await guests.inside(admin, runId, lea);
    const before = runId;
    await endRun(app.work, admin.person, event.id, runId);
    expect(codeOf(await guests.enter(lea, before))).toBe('stages.over');
    expect(codeOf(await guests.talk(lea, before))).toBe('stages.over');
    const input = { sessionId: null, isRecorded: false };
    const { run } = await beginRun(app.work, admin.person, event.id, stage.id, input);
    runId = run?.id ?? 0;
    expect(codeOf(await guests.enter(lea, runId))).toBe('stages.not_invited');
    expect((await seen(lea)).standing).toBe('none');
  });
});
