import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { addSpeaker } from '../../speakers/index.ts';
import { anAgenda } from '../../../testing/agenda.ts';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { codeOf } from '../../../testing/calls/group-calls.ts';
import { guestsOf, stageGuests } from '../../../testing/stages/guests.ts';
import { newStage } from '../../../testing/stages/stages.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { beginRun, endRun } from '../stages.runs.ts';
import { settleGreenRooms } from './guests.settle.ts';

let app: TestApp;
let admin: Actor;
let agenda: Awaited<ReturnType<typeof anAgenda>>;
let stageId: number;
let guests: ReturnType<typeof stageGuests>;
let runId: number;
let lea: Actor;

const run = (text: ReturnType<typeof sql>) => app.testDb.db.run(text);
const anAttendee = async () => agenda.join(await aColleague(app, admin));
const eventId = () => agenda.event.id;

async function begin(sessionId: number | null = null) {
  if (runId) await endRun(app.work, admin.person, eventId(), runId).catch(() => undefined);
  const input = { sessionId, isRecorded: false };
  const begun = await beginRun(app.work, admin.person, eventId(), stageId, input);
  runId = begun.run?.id ?? 0;
}

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  agenda = await anAgenda(app, admin);
  ({ id: stageId } = await newStage(app, admin, eventId()));
  guests = stageGuests(app, { eventId: eventId(), stageId });
});
beforeEach(async () => {
  app.clock.ahead = 0;
  await begin();
  lea = await anAttendee();
});
afterAll(() => app.close());

const inside = async () =>
  guestsOf(await guests.read(admin))
    .guests.filter(({ standing }) => standing === 'inside')
    .map(({ person }) => person.id);

describe('out at once is', () => {
  test.each<[string, (who: Actor) => ReturnType<typeof sql>]>([
    [
      'who signed out',
      ({ person }) =>
        sql`update accounts_sessions set ended_at = now() where person_id = ${person.id}`,
    ],
    [
      'who was deactivated',
      ({ person }) =>
        sql`update organisations_members set deactivated_at = now() where person_id = ${person.id}`,
    ],
    [
      'who takes no part in the event any more',
      ({ person }) => sql`delete from events_people where person_id = ${person.id}`,
    ],
    [
      'who is banned from the event',
      ({ person }) =>
        sql`update events_people set banned_until = 'infinity' where person_id = ${person.id}`,
    ],
    [
      'who is muted',
      ({ person }) =>
        sql`insert into moderation_measures (organisation_id, event_id, person_id, kind, reason, at)
            values (${person.organisationId}, ${eventId()}, ${person.id}, 'mute', 'spam', now())`,
    ],
  ])('%s', async (_why, cause) => {
    await guests.inside(admin, runId, lea);
    await guests.bring(admin, runId, lea);
    expect((await guests.talk(lea, runId)).status).toBe(200);
    await settleGreenRooms(app.work);
    expect(await inside()).toEqual([lea.person.id]);
    await run(cause(lea));
    await settleGreenRooms(app.work);
    expect(await inside()).toEqual([]);
    expect((await guests.talk(lea, runId)).status).toBeGreaterThanOrEqual(401);
  });

  test('a host who runs events no more', async () => {
    const host = await aColleague(app, admin, 'admin');
    await guests.enter(host, runId, { isHost: true });
    expect(await inside()).toEqual([host.person.id]);
    await run(
      sql`update organisations_members set role = 'client' where person_id = ${host.person.id}`,
    );
    await settleGreenRooms(app.work);
    expect(await inside()).toEqual([]);
  });

  test('who said nothing for 45 seconds; and comes back by themselves', async () => {
    await guests.inside(admin, runId, lea);
    app.clock.ahead = 40;
    await guests.send(lea, runId);
    app.clock.ahead = 80;
    await settleGreenRooms(app.work);
    expect(await inside()).toEqual([lea.person.id]);
    app.clock.ahead = 86;
    await settleGreenRooms(app.work);
    expect(await inside()).toEqual([]);
    expect((await guests.enter(lea, runId)).status).toBe(200);
  });

  test('everybody, when the run ends', async () => {
    await guests.inside(admin, runId, lea);
    await endRun(app.work, admin.person, eventId(), runId);
    await settleGreenRooms(app.work);
    const left = await app.testDb.db.rows(
      sql`select from stages_guests where run_id = ${runId} and standing = 'inside'`,
    );
    expect(left).toEqual([]);
  });

  test('the line between two of whom one blocked the other', async () => {
    const noah = await anAttendee();
    await guests.inside(admin, runId, lea);
    await guests.inside(admin, runId, noah);
    expect((await guests.hear(noah, runId, lea)).status).toBe(200);
    await run(
      sql`insert into chat_blocks (organisation_id, person_id, blocked_id, at)
          values (${lea.person.organisationId}, ${lea.person.id}, ${noah.person.id}, now())`,
    );
    await settleGreenRooms(app.work);
    expect((await guests.hear(noah, runId, lea)).status).toBe(404);
    expect((await guests.hear(lea, runId, noah)).status).toBe(404);
  });
});

test('who speaks in the session that is on comes in without a raised hand, and in no other', async () => {
  const { email, fullName } = lea;
  const speaker = await addSpeaker(app.work, admin.person, eventId(), {
    kind: 'speaker',
    name: fullName,
    email,
  });
  await run(sql`update accounts set verified_at = now() where id = ${lea.person.id}`);
  const speakers = [{ id: speaker.id, role: 'speaker' as const }];
  const own = await agenda.add({ startsAt: '2027-03-28T09:00:00Z', speakers });
  const other = await agenda.add({ startsAt: '2027-03-28T11:00:00Z' });
  await agenda.publish();
  await begin(other.id);
  expect(codeOf(await guests.enter(lea, runId))).toBe('stages.not_invited');
  await begin(own.id);
  expect(guestsOf(await guests.read(lea)).mayEnter).toBe(true);
  expect((await guests.enter(lea, runId)).status).toBe(200);
  await settleGreenRooms(app.work);
  expect(await inside()).toEqual([lea.person.id]);
  await run(sql`update speakers set email = '' where id = ${speaker.id}`);
  await settleGreenRooms(app.work);
  expect(await inside()).toEqual([]);
});
