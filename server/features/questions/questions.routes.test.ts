import type { EventSetup, Question, Stage, StageQuestions } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor } from '../../testing/builders.ts';
import { aStageToWatch, type StageToWatch } from '../../testing/stages/audience.ts';
import { newStage } from '../../testing/stages/stages.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { afterUpdate } from './questions.moderate.ts';
import type { QuestionRow } from './questions.rows.ts';

let app: TestApp;
let admin: Actor;
let asker: Actor;
let other: Actor;
let event: EventSetup;
let stage: Stage;
let anAttendee: StageToWatch['anAttendee'];

beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  ({ admin, event, stage, anAttendee } = await aStageToWatch(app));
  [asker, other] = [await anAttendee(), await anAttendee()];
});
afterAll(() => app.close());

const params = () => ({ eventId: event.id, stageId: stage.id });
const ask = (text: string, by = asker, isAnonymous = false) =>
  app.call('POST /api/events/:eventId/stages/:stageId/questions', {
    token: by.token,
    params: params(),
    body: { text, isAnonymous },
  });
const asked = async (text: string, by = asker) => (await ask(text, by)).body as Question;
const read = async (by: Actor, runId?: number) =>
  (
    await app.call('GET /api/events/:eventId/stages/:stageId/questions', {
      token: by.token,
      params: params(),
      query: runId === undefined ? {} : { runId: String(runId) },
    })
  ).body as StageQuestions;
const texts = async (by: Actor, runId?: number) =>
  (await read(by, runId)).questions.map(({ text }) => text);
const change = ({ id }: Question, body: object, by = admin) =>
  app.call('PATCH /api/questions/:questionId', {
    token: by.token,
    params: { questionId: id },
    body,
  });
const vote = ({ id }: Question, by: Actor, isUp = true) =>
  app.call('PUT /api/questions/:questionId/vote', {
    token: by.token,
    params: { questionId: id },
    body: { isUp },
  });
const rule = (body: object, by = admin) =>
  app.call('PATCH /api/events/:eventId/stages/:stageId/question-rules', {
    token: by.token,
    params: params(),
    body,
  });
const begin = async () => {
  const { body } = await app.call('POST /api/events/:eventId/stages/:stageId/runs', {
    token: admin.token,
    params: params(),
    body: { sessionId: null, isRecorded: false },
  });
  return (body as Stage).run?.id ?? 0;
};
const end = (runId: number) =>
  app.call('POST /api/events/:eventId/runs/:runId/end', {
    token: admin.token,
    params: { eventId: event.id, runId },
  });

describe('a question', () => {
  test('is read by everyone who may watch, with its author, or without', async () => {
    await ask('What does it cost?');
    await ask('Who pays for it?', other, true);
    const { questions, mine, mayModerate } = await read(asker);
    expect(questions.map(({ text, author }) => [text, author?.id ?? null])).toEqual([
      ['What does it cost?', asker.person.id],
      ['Who pays for it?', null],
    ]);
    expect([mine, mayModerate]).toEqual([[questions[0]?.id], false]);
    expect((await read(admin)).questions).toEqual(questions);
  });

  test('is nobody’s who takes no part, and nothing without words', async () => {
    const stranger = await aColleague(app, admin);
    expect((await ask('May I?', stranger)).status).toBe(404);
    expect((await ask(' ')).status).toBe(422);
  });

  test('waits for a moderator, hidden from everyone else', async () => {
    expect((await rule({ isModerated: true })).body).toEqual({
      isOpen: true,
      isModerated: true,
      slowSeconds: 0,
    });
    const question = await asked('Is it safe?');
    expect(question.state).toBe('waiting');
    expect([await texts(asker), await texts(other), await texts(admin)]).toEqual([
      ['Is it safe?'],
      [],
      ['Is it safe?'],
    ]);
    expect((await vote(question, other)).status).toBe(404);
    await change(question, { state: 'open' });
    expect(await texts(other)).toEqual(['Is it safe?']);
    await change(question, { state: 'hidden' });
    expect([await texts(asker), await texts(other)]).toEqual([['Is it safe?'], []]);
  });

  test('is not taken while no questions are; who keeps order asks all the same', async () => {
    await rule({ isOpen: false });
    expect((await ask('Still?')).body).toMatchObject({ code: 'questions.closed' });
    expect((await ask('First question', admin)).status).toBe(201);
  });

  test('comes once in so many seconds where that is the rule, also of two at once', async () => {
    app.clock.ahead = 0;
    expect((await rule({ slowSeconds: 30 }, other)).status).toBe(403);
    expect((await rule({ slowSeconds: 7 })).status).toBe(422);
    expect((await rule({ slowSeconds: 30 })).body).toMatchObject({ slowSeconds: 30 });
    const three = await Promise.all([ask('One?'), ask('Two?'), ask('Three?')]);
    expect(three.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([
      201, 409, 409,
    ]);
    const [first] = (await read(asker)).questions;
    expect((await read(asker)).askedAt).toBe(first?.askedAt);
    const withdrawn = await app.call('DELETE /api/questions/:questionId', {
      token: asker.token,
      params: { questionId: first?.id },
    });
    expect(withdrawn.status).toBe(200);
    expect((await ask('Again?')).body).toMatchObject({ code: 'questions.too_soon' });
    // Each for themselves, and who keeps order as they like.
    expect((await ask('And I?', other)).status).toBe(201);
    expect([(await ask('A?', admin)).status, (await ask('B?', admin)).status]).toEqual([201, 201]);
    app.clock.ahead = 20;
    const early = (await ask('Now?')).body as { detail: string };
    expect(Number(early.detail)).toBeGreaterThan(5);
    expect(Number(early.detail)).toBeLessThanOrEqual(10);
    app.clock.ahead = 31;
    expect((await ask('Now?')).status).toBe(201);
    await rule({ slowSeconds: 0 });
    expect((await ask('At once?')).status).toBe(201);
    expect((await read(admin)).askedAt).toBeNull();
    app.clock.ahead = 0;
  });

  test('that is refused costs nothing of slow mode', async () => {
    await rule({ slowSeconds: 300, isOpen: false });
    expect((await ask('Still?')).body).toMatchObject({ code: 'questions.closed' });
    await rule({ isOpen: true });
    expect((await ask('Now?')).status).toBe(201);
  });

  test('is shown, pinned, answered and hidden by who keeps order alone', async () => {
    const question = await asked('When?');
    const refused = [await change(question, { isPinned: true }, other), await rule({}, other)];
    expect(refused.map(({ status }) => status)).toEqual([403, 403]);
    const [first, second] = [await asked('How?'), await asked('Why?')];
    await change(first, { isPinned: true });
    expect((await change(second, { isPinned: true })).body).toMatchObject({ isPinned: true });
    const pinned = (await read(other)).questions.filter(({ isPinned }) => isPinned);
    expect(pinned.map(({ text }) => text)).toEqual(['Why?']);
    const answered = (await change(second, { answer: ' Because. ' })).body;
    expect(answered).toMatchObject({ state: 'answered', answer: 'Because.', isPinned: false });
    expect((await texts(other)).at(-1)).toBe('Why?');
  });

  test('is taken back by its author, as long as it has no answer', async () => {
    const [first, second] = [await asked('One?'), await asked('Two?')];
    const take = ({ id }: Question, by: Actor) =>
      app.call('DELETE /api/questions/:questionId', {
        token: by.token,
        params: { questionId: id },
      });
    await change(second, { state: 'answered' });
    const tries = [await take(first, other), await take(second, asker), await take(first, asker)];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 200]);
    expect(await texts(other)).toEqual(['Two?']);
  });
});

describe('votes', () => {
  test('count once each, can be taken back, and put the most wanted first', async () => {
    const [first, second] = [await asked('First?'), await asked('Second?', other)];
    await Promise.all([vote(second, asker), vote(second, asker), vote(second, admin)]);
    const { questions, votes } = await read(asker);
    expect(questions.map(({ text, votes: count }) => [text, count])).toEqual([
      ['Second?', 2],
      ['First?', 0],
    ]);
    expect(votes).toEqual([{ questionId: second.id, isUp: true, version: 1 }]);
    expect((await vote(second, asker, false)).body).toMatchObject({ isUp: false, version: 2 });
    expect((await vote(first, admin, false)).body).toMatchObject({ isUp: false });
    expect((await read(asker)).questions.map(({ votes: count }) => count)).toEqual([1, 0]);
    expect((await vote(first, asker)).status).toBe(404);
  });

  test('of many at once are all counted', async () => {
    const question = await asked('Everybody?');
    const people = await Promise.all(Array.from({ length: 12 }, anAttendee));
    await Promise.all(people.flatMap((one) => [vote(question, one), vote(question, one)]));
    expect((await read(other)).questions[0]?.votes).toBe(12);
  });
});

test('what is asked before belongs to what is live next, and each time has its own', async () => {
  await ask('Before?');
  const first = await begin();
  await ask('Meanwhile?');
  expect([await texts(other), await texts(other, first)]).toEqual([[], ['Before?', 'Meanwhile?']]);
  await end(first);
  await ask('Later?');
  const second = await begin();
  expect([await texts(other, first), await texts(other, second)]).toEqual([
    ['Before?', 'Meanwhile?'],
    ['Later?'],
  ]);
  const elsewhere = await newStage(app, admin, event.id);
  const { body } = await app.call('GET /api/events/:eventId/stages/:stageId/questions', {
    token: other.token,
    params: { eventId: event.id, stageId: elsewhere.id },
    query: { runId: String(first) },
  });
  expect((body as StageQuestions).questions).toEqual([]);
});

test('an update says by itself what follows from it', () => {
  const open = { state: 'open', isPinned: true, answer: '' } as QuestionRow;
  expect(afterUpdate(open, { answer: 'Yes.' })).toMatchObject({
    state: 'answered',
    isPinned: false,
  });
  expect(afterUpdate(open, { answer: ' ' })).toMatchObject({ state: 'open', isPinned: true });
  expect(afterUpdate(open, { state: 'hidden', isPinned: true }).isPinned).toBe(false);
});
