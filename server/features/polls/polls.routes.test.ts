import type { EventSetup, Poll, PollInput, Stage, StagePolls } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../testing/builders.ts';
import { aStageToWatch, type StageToWatch } from '../../testing/stages/audience.ts';
import { usualPoll } from '../../testing/stages/polls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let voter: Actor;
let event: EventSetup;
let stage: Stage;
let anAttendee: StageToWatch['anAttendee'];

beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  ({ admin, event, stage, anAttendee } = await aStageToWatch(app));
  voter = await anAttendee();
});
afterAll(() => app.close());

const params = () => ({ eventId: event.id, stageId: stage.id });
const add = (input: Partial<PollInput> = {}, by = admin) =>
  app.call('POST /api/events/:eventId/stages/:stageId/polls', {
    token: by.token,
    params: params(),
    body: { ...usualPoll, ...input },
  });
const added = async (input: Partial<PollInput> = {}) => (await add(input)).body as Poll;
const turn = ({ id }: Poll, state: 'open' | 'closed') =>
  app.call('POST /api/polls/:pollId/state', {
    token: admin.token,
    params: { pollId: id },
    body: { state },
  });
const opened = async (input: Partial<PollInput> = {}) =>
  (await turn(await added(input), 'open')).body as Poll;
const read = async (by = voter, runId?: number) =>
  (
    await app.call('GET /api/events/:eventId/stages/:stageId/polls', {
      token: by.token,
      params: params(),
      query: runId === undefined ? {} : { runId: String(runId) },
    })
  ).body as StagePolls;
const vote = ({ id }: Poll, choices: number[], by = voter, words: string[] = []) =>
  app.call('PUT /api/polls/:pollId/vote', {
    token: by.token,
    params: { pollId: id },
    body: { choices, words },
  });
const resultsOf = async ({ id }: Poll, by = voter) =>
  (await read(by)).results.find(({ pollId }) => pollId === id);

describe('a poll', () => {
  test('is its organisers’ alone before it is opened', async () => {
    const draft = await added();
    expect([(await read(admin)).polls, (await read()).polls]).toEqual([[draft], []]);
    expect((await vote(draft, [1])).status).toBe(404);
    expect((await add({}, voter)).status).toBe(403);
    await turn(draft, 'open');
    expect((await read()).polls.map(({ state }) => state)).toEqual(['open']);
  });

  test('needs a question, and something to choose from', async () => {
    const [option] = usualPoll.options;
    const refused = [
      await add({ question: { en: ' ' } }),
      await add({ options: option ? [option] : [] }),
      await add({ options: [...usualPoll.options, { text: { en: '' }, isRight: false }] }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422]);
    expect((await added({ kind: 'rating' })).options).toEqual([]);
  });

  test('can be changed until somebody may have seen it', async () => {
    const draft = await added();
    const change = (version: number) =>
      app.call('PUT /api/polls/:pollId', {
        token: admin.token,
        params: { pollId: draft.id },
        body: { ...usualPoll, question: { en: 'Water?' }, version },
      });
    expect((await change(draft.version)).body).toMatchObject({ question: { en: 'Water?' } });
    expect((await change(draft.version)).body).toMatchObject({ code: 'polls.changed_meanwhile' });
    await turn(draft, 'open');
    expect((await change(3)).body).toMatchObject({ code: 'polls.was_opened' });
  });

  test('opened closes the one before it; two at once leave one open', async () => {
    const [first, second, third] = [await opened(), await added(), await added()];
    await Promise.all([turn(second, 'open'), turn(third, 'open')]);
    const states = Object.fromEntries((await read()).polls.map(({ id, state }) => [id, state]));
    expect(states[first.id]).toBe('closed');
    expect(Object.values(states).toSorted()).toEqual(['closed', 'closed', 'open']);
  });

  test('goes with its votes', async () => {
    const poll = await opened();
    await vote(poll, [1]);
    await app.call('DELETE /api/polls/:pollId', {
      token: admin.token,
      params: { pollId: poll.id },
    });
    expect(await read()).toMatchObject({ polls: [], results: [], votes: [] });
  });
});

describe('votes', () => {
  test('count once each, the last one counts, and nothing after it is closed', async () => {
    const poll = await opened();
    await Promise.all([vote(poll, [1]), vote(poll, [1]), vote(poll, [2], admin)]);
    expect(await resultsOf(poll)).toMatchObject({ people: 2, counts: [1, 1] });
    expect((await vote(poll, [2])).body).toEqual({
      pollId: poll.id,
      choices: [2],
      words: [],
      version: 2,
    });
    expect((await vote(poll, [], admin)).body).toMatchObject({ choices: [] });
    await turn(poll, 'closed');
    expect((await vote(poll, [1])).body).toMatchObject({ code: 'polls.not_open' });
    expect(await resultsOf(poll)).toMatchObject({ people: 1, counts: [0, 1] });
    expect((await read()).votes.map(({ choices }) => choices)).toEqual([[2]]);
  });

  test('fit the kind of poll', async () => {
    const one = await opened();
    const misfits = [await vote(one, [3]), await vote(one, [1, 2])];
    expect(misfits.map(({ status }) => status)).toEqual([422, 422]);
    const several = await opened({ kind: 'several' });
    expect((await vote(several, [2, 1])).body).toMatchObject({ choices: [1, 2] });
    const rating = await opened({ kind: 'rating' });
    expect((await vote(rating, [6])).status).toBe(422);
    await vote(rating, [5]);
    expect((await resultsOf(rating))?.counts).toEqual([0, 0, 0, 0, 1]);
  });

  test('in words are counted however they are written', async () => {
    const cloud = await opened({ kind: 'words' });
    await vote(cloud, [], voter, ['Open  Source', 'people']);
    await vote(cloud, [], admin, ['open source']);
    await vote(cloud, [], await anAttendee(), ['Open Source']);
    expect((await resultsOf(cloud))?.words).toEqual([
      { word: 'Open Source', count: 3 },
      { word: 'people', count: 1 },
    ]);
  });

  test('of many at once are all counted', async () => {
    const poll = await opened();
    const people = await Promise.all(Array.from({ length: 20 }, anAttendee));
    await Promise.all(people.map((one, index) => vote(poll, [(index % 2) + 1], one)));
    expect(await resultsOf(poll)).toMatchObject({ people: 20, counts: [10, 10] });
  });
});

test('results show when they should, and which answer is right at the end', async () => {
  const [tea, coffee] = usualPoll.options;
  const options = tea && coffee ? [tea, { ...coffee, isRight: true }] : [];
  const poll = await opened({ options, showsResults: 'closed' });
  await vote(poll, [1]);
  const rights = async (by = voter) =>
    (await read(by)).polls.flatMap((one) => one.options.map(({ isRight }) => isRight));
  expect(await resultsOf(poll)).toMatchObject({ people: 1, counts: null });
  expect(await resultsOf(poll, admin)).toMatchObject({ counts: [1, 0] });
  expect([await rights(), await rights(admin)]).toEqual([
    [null, null],
    [false, true],
  ]);
  await turn(poll, 'closed');
  expect(await resultsOf(poll)).toMatchObject({ counts: [1, 0] });
  expect(await rights()).toEqual([false, true]);
});

test('what is opened before belongs to what is live next', async () => {
  const poll = await opened();
  const { body } = await app.call('POST /api/events/:eventId/stages/:stageId/runs', {
    token: admin.token,
    params: params(),
    body: { sessionId: null, isRecorded: false },
  });
  const runId = (body as Stage).run?.id ?? 0;
  expect([(await read()).polls, (await read(voter, runId)).polls]).toMatchObject([
    [],
    [{ id: poll.id, runId }],
  ]);
});
