import type { EncoderComplaint, Stage } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anAgenda } from '../../../testing/agenda.ts';
import { type Actor, anAdmin } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';
import { addRoom } from '../../events/index.ts';
import { addStage, followAgenda, readStages } from '../index.ts';
import { findByKey } from './encoder.queries.ts';
import { encoderAnswers } from './encoder.sending.ts';
import { makeKey, readEncoder } from './encoder.service.ts';

let app: TestApp;
let admin: Actor;
let agenda: Awaited<ReturnType<typeof anAgenda>>;
let roomId: number;
let from: number;

beforeAll(async () => (app = await openTestApp({ env: { TRUST_PROXY: '198.51.100.0/24' } })));
beforeEach(async () => {
  app.clock.ahead = 0;
  from = Math.ceil(Date.now() / 60_000) * 60_000;
  admin = await anAdmin(app);
  agenda = await anAgenda(app, admin);
  const room = { name: 'Hall', kind: 'room', capacity: 9 } as const;
  const { rooms } = await addRoom(app.work, admin.person, agenda.event.id, room);
  roomId = rooms[0]?.id ?? 0;
});
afterAll(() => app.close());

const stageOf = async (fields: Partial<Stage> = {}) => {
  const eventId = agenda.event.id;
  const stage = { name: { en: 'Main stage' }, roomId, source: 'encoder', address: null } as const;
  const { id: stageId } = await addStage(app.work, admin.person, eventId, { ...stage, ...fields });
  const { key } = await makeKey(app.work, admin.person, { eventId, stageId });
  return { stageId, key: hashOfToken(key).toString('base64url') };
};
const planned = async () => {
  const startsAt = new Date(from + 60_000).toISOString();
  const session = await agenda.add({ roomId, startsAt, minutes: 10 });
  await agenda.publish();
  return session;
};
const during = () => (app.clock.ahead = (from + 120_000 - Date.now()) / 1_000);
const runOn = async (stageId: number) =>
  (await readStages(app.work, admin.person, agenda.event.id)).find(({ id }) => id === stageId)?.run;

/** Null: it is not let in. */
const begin = async (key: string, network = '203.0.113.7', line = 'one') => {
  const { letIn, start } = encoderAnswers(app.work);
  return (await letIn({ key, line, network })) ? start({ key, line }) : null;
};
const report = (key: string, line = 'one', complaint: EncoderComplaint | null = null) =>
  encoderAnswers(app.work).report({ key, line, figures: null, complaint, wantsPass: !complaint });
const wrong = hashOfToken('a guess').toString('base64url');

test('what it begins is of the session that is on in the room of its stage', async () => {
  const { stageId, key } = await stageOf();
  const session = await planned();
  during();
  expect(await begin(key)).toEqual({ pass: expect.stringMatching(/^send\./) as string });
  expect(await runOn(stageId)).toMatchObject({
    sessionId: session.id,
    byAgenda: false,
    isRecorded: true,
  });
});

test('on a stage that follows its agenda it stands by until the time of the session', async () => {
  const { stageId, key } = await stageOf({ followsAgenda: true });
  const session = await planned();
  expect(await begin(key)).toEqual({ pass: null });
  expect(await runOn(stageId)).toBe(null);
  during();
  await followAgenda(app.work);
  expect(await runOn(stageId)).toBe(null);
  expect(await report(key)).toEqual({ pass: null });
  await followAgenda(app.work);
  expect(await runOn(stageId)).toMatchObject({ sessionId: session.id, byAgenda: true });
  expect(await report(key)).toEqual({ pass: expect.stringMatching(/^send\./) as string });
});

test('what a stage does not record is not kept, whoever begins it', async () => {
  const [planless, led] = [
    await stageOf({ isRecorded: false }),
    await stageOf({ isRecorded: false, followsAgenda: true }),
  ];
  await planned();
  await begin(led.key);
  during();
  await begin(planless.key);
  await report(led.key);
  await followAgenda(app.work);
  expect(await runOn(planless.stageId)).toMatchObject({ byAgenda: false, isRecorded: false });
  expect(await runOn(led.stageId)).toMatchObject({ byAgenda: true, isRecorded: false });
});

test('two at once begin one run, and the later one sends', async () => {
  const { stageId, key } = await stageOf();
  const passes = (await Promise.all([begin(key), begin(key)])).map((one) => one?.pass ?? '');
  const [first = '', second = ''] = passes.map((pass) => pass.split('.').slice(1, 3).join('.'));
  const { id } = (await runOn(stageId)) ?? {};
  const run = `${admin.person.organisationId}-${id}`;
  expect([first, second].toSorted()).toEqual([`${run}.1`, `${run}.2`]);
});

test('of two with one key the later one is told of, and the other once that has gone', async () => {
  const { stageId, key } = await stageOf();
  const network = '203.0.113.7';
  const now = () => readEncoder(app.work, admin.person, { eventId: agenda.event.id, stageId });
  await begin(key, network, 'one');
  await begin(key, network, 'two');
  await report(key, 'one', 'taken_over');
  await encoderAnswers(app.work).gone({ key, line: 'one' });
  expect(await now()).toMatchObject({ isConnected: true, complaint: null });
  await encoderAnswers(app.work).gone({ key, line: 'two' });
  expect(await now()).toMatchObject({ isConnected: false, complaint: null });
  await report(key, 'one', 'taken_over');
  expect(await now()).toMatchObject({ isConnected: true, complaint: 'taken_over' });
});

test('guesses of one network are counted, and shut out nobody else', async () => {
  const { key } = await stageOf();
  for (let left = 100; left > 0; left -= 1) expect(await begin(wrong)).toBe(null);
  expect(await begin(key)).toBe(null);
  expect(await begin(key, '203.0.113.8')).not.toBe(null);
  // A proxy of ours brings everybody.
  for (let left = 101; left > 0; left -= 1) await begin(wrong, '198.51.100.3');
  expect(await begin(key, '198.51.100.3')).not.toBe(null);
  expect(await begin(key, '::ffff:127.0.0.1')).not.toBe(null);
});

test.each(['gone', 'report'] as const)(
  'one that comes while %s of the one before is written down stays the one that is here',
  async (told) => {
    const { stageId, key } = await stageOf({ roomId: null });
    const network = '203.0.113.9';
    await begin(key, network);
    const { db } = app.work;
    const answers = encoderAnswers({
      ...app.work,
      db: {
        ...db,
        row: async (query) => {
          const found = await db.row<never>(query);
          await encoderAnswers(app.work).letIn({ key, line: 'two', network });
          return found;
        },
      },
    });
    await answers[told]({ key, line: 'one', figures: null, complaint: null, wantsPass: false });
    const { isConnected } = await readEncoder(app.work, admin.person, {
      eventId: agenda.event.id,
      stageId,
    });
    expect(isConnected).toBe(true);
    expect(await findByKey(db, Buffer.from(key, 'base64url'))).toMatchObject({ line: 'two' });
  },
);
