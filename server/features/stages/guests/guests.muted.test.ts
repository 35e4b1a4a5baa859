import type { EventSetup, Stage } from '@plenum/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../../testing/builders.ts';
import { listen, speak } from '../../../testing/calls/a-voice.ts';
import { codeOf } from '../../../testing/calls/group-calls.ts';
import { aStageToWatch, type StageToWatch } from '../../../testing/stages/audience.ts';
import { guestsOf, stageGuests } from '../../../testing/stages/guests.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { beginRun, endRun } from '../stages.runs.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
let stage: Stage;
let anAttendee: StageToWatch['anAttendee'];
let guests: ReturnType<typeof stageGuests>;
let runId: number;
let lea: Actor;
const closing: (() => void)[] = [];

beforeAll(async () => {
  app = await openTestApp();
  ({ admin, event, stage, anAttendee } = await aStageToWatch(app));
  guests = stageGuests(app, { eventId: event.id, stageId: stage.id });
});
beforeEach(async () => {
  const input = { sessionId: null, isRecorded: false };
  const { run } = await beginRun(app.work, admin.person, event.id, stage.id, input);
  runId = run?.id ?? 0;
  lea = await anAttendee();
  await guests.enter(admin, runId, { isHost: true });
  await guests.inside(admin, runId, lea);
});
afterEach(async () => {
  for (const close of closing.splice(0)) close();
  await endRun(app.work, admin.person, event.id, runId);
});
afterAll(() => app.close());

const speaks = async () => {
  closing.push(await speak((offer) => guests.talk(lea, runId, { offer })));
  await guests.send(lea, runId);
};
const heardByHost = async () => {
  const heard = await listen((offer) => guests.hear(admin, runId, lea, offer));
  closing.push(heard.close);
  return heard;
};
const leaIn = async (by: Actor) =>
  guestsOf(await guests.read(by)).guests.find(({ person }) => person.id === lea.person.id);

describe('a guest whom the host muted', () => {
  test('is seen and not heard, whatever their window goes on to send, until they ask to be', async () => {
    await speaks();
    const { soundNow } = await heardByHost();
    expect(await soundNow()).toBeGreaterThan(20);

    await guests.mute(admin, runId, lea);
    expect(await soundNow()).toBe(0);
    await guests.send(lea, runId, { hasSound: true });
    expect(await soundNow()).toBe(0);
    expect(await leaIn(admin)).toMatchObject({ isMuted: true, hasSound: false });

    expect((await guests.unmute(lea, runId)).status).toBe(200);
    expect(await soundNow()).toBeGreaterThan(20);
    expect(await leaIn(admin)).toMatchObject({ isMuted: false, hasSound: true });
  });

  test('is so on a new line, and in another window, until they ask to be heard there', async () => {
    await speaks();
    await guests.mute(admin, runId, lea);
    await guests.leave(lea, runId);
    guests.moveOn(lea);
    await guests.enter(lea, runId);
    await speaks();
    const { soundNow } = await heardByHost();
    expect(await soundNow()).toBe(0);
    expect(await leaIn(lea)).toMatchObject({ isMuted: true });
    await guests.unmute(lea, runId);
    expect(await soundNow()).toBeGreaterThan(20);
  });

  test('asks in the window that is in it, while it goes on', async () => {
    const noah = await anAttendee();
    expect(codeOf(await guests.unmute(noah, runId))).toBe('stages.over');
    await guests.mute(admin, runId, lea);
    guests.moveOn(lea);
    expect(codeOf(await guests.unmute(lea, runId))).toBe('stages.taken_over');
    await guests.enter(lea, runId);
    expect(guestsOf(await guests.unmute(lea, runId)).guests).toContainEqual(
      expect.objectContaining({ isMuted: false }),
    );
    await guests.leave(lea, runId);
    expect(codeOf(await guests.unmute(lea, runId))).toBe('stages.over');
  });

  test('is heard as the host once they are it', async () => {
    const other = { ...admin, person: admin.person };
    await guests.leave(other, runId);
    await guests.raise(other);
    await guests.inside(other, runId, other);
    await guests.mute(other, runId, other);
    await guests.enter(other, runId, { isHost: true });
    const { guests: inside } = guestsOf(await guests.read(admin));
    expect(inside.find(({ isHost }) => isHost)).toMatchObject({ isMuted: false });
  });
});
