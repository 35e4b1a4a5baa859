import type { EventSetup, Stage } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../testing/builders.ts';
import { aWindow } from '../../testing/chat/chat-windows.ts';
import { usualPoll } from '../../testing/stages/polls.ts';
import { aStageToWatch, type StageToWatch } from '../../testing/stages/audience.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { addPoll, turnPoll } from './index.ts';

let app: TestApp;
let address: string;
let admin: Actor;
let event: EventSetup;
let stage: Stage;
let anAttendee: StageToWatch['anAttendee'];

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
  ({ admin, event, stage, anAttendee } = await aStageToWatch(app));
});
afterAll(() => app.close());

async function aViewer(one: Actor) {
  const window = await aWindow(address, one);
  await window.say('stages.watch', { stageId: stage.id });
  return { ...one, ...window };
}

test('tells organisers everything and viewers what is for them', async () => {
  const [viewer, organiser] = [await aViewer(await anAttendee()), await aViewer(admin)];
  const options = usualPoll.options.map((option, index) => ({ ...option, isRight: index === 1 }));
  const input = { ...usualPoll, options, showsResults: 'closed' } as const;
  const { id } = await addPoll(app.work, admin.person, event.id, stage.id, input);
  await organiser.hears('polls.changed', ({ poll }) => poll.state === 'draft');
  await turnPoll(app.work, admin.person, id, 'open');
  const told = await viewer.hears('polls.changed');
  expect(told.poll).toMatchObject({
    state: 'open',
    options: [{ isRight: null }, { isRight: null }],
  });

  await app.call('PUT /api/polls/:pollId/vote', {
    token: viewer.token,
    params: { pollId: id },
    body: { choices: [1], words: [] },
  });
  await viewer.hears('polls.voted', ({ vote }) => vote.pollId === id);
  const shown = await viewer.hears('polls.counted', ({ results }) => results.people === 1);
  expect(shown.results.counts).toBeNull();
  const whole = await organiser.hears('polls.counted', ({ results }) => results.people === 1);
  expect(whole.results.counts).toEqual([1, 0]);
  const organiserSaw = organiser.heard.filter(({ name }) => name === 'polls.changed');
  expect(organiserSaw).toHaveLength(2);

  await turnPoll(app.work, admin.person, id, 'closed');
  await viewer.hears('polls.counted', ({ results }) => results.counts !== null);
  const end = await viewer.hears('polls.changed', ({ poll }) => poll.state === 'closed');
  expect(end.poll.options.map(({ isRight }) => isRight)).toEqual([false, true]);
});
