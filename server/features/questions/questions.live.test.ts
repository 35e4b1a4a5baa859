import type { EventSetup, Question, Stage } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../testing/builders.ts';
import { aWindow } from '../../testing/chat/chat-windows.ts';
import { aStageToWatch, type StageToWatch } from '../../testing/stages/audience.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket } from '../../testing/test-socket.ts';

let app: TestApp;
let address: string;
let admin: Actor;
let asker: Actor;
let event: EventSetup;
let stage: Stage;
let anAttendee: StageToWatch['anAttendee'];

async function aViewer() {
  const one = await anAttendee();
  const window = await aWindow(address, one);
  await window.say('stages.watch', { stageId: stage.id });
  return { ...one, ...window };
}

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
  ({ admin, event, stage, anAttendee } = await aStageToWatch(app));
  asker = await anAttendee();
});
afterAll(() => app.close());

const ask = async (text: string) => {
  const { body } = await app.call('POST /api/events/:eventId/stages/:stageId/questions', {
    token: asker.token,
    params: { eventId: event.id, stageId: stage.id },
    body: { text, isAnonymous: false },
  });
  return body as Question;
};
const isAbout =
  ({ id }: Question) =>
  ({ questions }: { questions: readonly Question[] }) =>
    questions.some((one) => one.id === id);

test('what waits is told to nobody who may not read it', async () => {
  await app.call('PATCH /api/events/:eventId/stages/:stageId/question-rules', {
    token: admin.token,
    params: { eventId: event.id, stageId: stage.id },
    body: { isModerated: true },
  });
  const [viewer, organiser] = [await aViewer(), await openTestSocket(address, admin.token)];
  const waiting = await ask('Is anybody there?');
  await organiser.hears('questions.changed', isAbout(waiting));
  await viewer.hears('questions.waiting');
  await app.call('PATCH /api/questions/:questionId', {
    token: admin.token,
    params: { questionId: waiting.id },
    body: { state: 'open' },
  });
  const told = await viewer.hears('questions.changed');
  expect(told.questions.map(({ state }) => state)).toEqual(['open']);
});

test('votes are told together, and to who voted at once', async () => {
  const viewers = await Promise.all([aViewer(), aViewer(), aViewer()]);
  const question = await ask('How many?');
  await app.call('PATCH /api/questions/:questionId', {
    token: admin.token,
    params: { questionId: question.id },
    body: { state: 'open' },
  });
  for (const { token } of viewers) {
    await app.call('PUT /api/questions/:questionId/vote', {
      token,
      params: { questionId: question.id },
      body: { isUp: true },
    });
  }
  const [viewer] = viewers;
  await viewer?.hears('questions.changed', ({ questions }) =>
    questions.some(({ id, votes }) => id === question.id && votes === 3),
  );
  await viewer?.hears('questions.voted', ({ vote }) => vote.questionId === question.id);
  expect(viewer?.count('questions.voted')).toBe(1);
});
