import type { Conversation, Poll, StagePolls, StageQuestions } from '@plenum/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WatchedCrowd } from '../../testing/demo/watched-crowd.ts';

let stand: WatchedCrowd;

beforeAll(async () => {
  stand = await WatchedCrowd.open();
});
afterEach(async () => {
  await stand.leave();
  await expect.poll(stand.peopleHere).toEqual([]);
});
afterAll(() => stand.app.close());

describe('answers', () => {
  test('what somebody says in the lobby, once, in its thread, naming them', async () => {
    await stand.come();
    await stand.live(60);
    const { id } = await stand.say(
      stand.demo.lobbyId,
      'Where do I find the slides of this morning?',
    );
    const answer = await stand.liveUntil(async () =>
      (await stand.answersTo(stand.demo.lobbyId, id)).at(0),
    );
    expect(answer.text).toContain('Slides are with each session');
    expect(answer.mentions.map((one) => one.id)).toEqual([stand.demo.guest.person.id]);
    await stand.live(120);
    expect(await stand.answersTo(stand.demo.lobbyId, id)).toHaveLength(1);
    const line = (await stand.linesIn(stand.demo.lobbyId)).find((one) => one.id === id);
    expect(line?.reactions.length).toBeGreaterThan(0);
  });

  test('who floods the lobby is not answered at each line', async () => {
    await stand.come();
    await stand.live(60);
    const said: number[] = [];
    for (let count = 0; count < 30; count += 1) {
      said.push((await stand.say(stand.demo.lobbyId, `Bonjour, c’est le numéro ${count}`)).id);
    }
    await stand.live(90);
    const answers = await Promise.all(said.map((id) => stand.answersTo(stand.demo.lobbyId, id)));
    expect(answers.flat()).toHaveLength(1);
    expect(answers.flat()[0]?.text).toMatch(/^Bonjour/);
  });

  test('who asks a booth, but not where its own people are', async () => {
    await stand.come();
    await stand.live(90);
    const askBooth = async (exhibitorId: number | undefined) => {
      const { id } = await stand.ask<Conversation>(
        'POST /api/events/:eventId/hall/:exhibitorId/chat',
        {
          params: { eventId: stand.demo.event.id, exhibitorId },
        },
      );
      await stand.say(id, 'What does the first year cost?');
      return id;
    };
    const second = await askBooth(stand.demo.boothIds[1]);
    await stand.liveUntil(async () => (await stand.linesIn(second)).at(1));
    await stand.come(stand.demo.exhibitor.token);
    await expect.poll(stand.onlookers).toContain(stand.demo.exhibitor.person.id);
    // Who is at a booth is looked up every ten seconds.
    await stand.live(11);
    const first = await askBooth(stand.demo.boothIds[0]);
    await stand.live(120);
    expect(await stand.linesIn(first)).toHaveLength(1);
  });

  test('who writes to one of them, and accepts them', async () => {
    await stand.come();
    await stand.live(60);
    const personId = stand.peopleHere().find((id) => id !== stand.demo.guest.person.id);
    const { id } = await stand.ask<Conversation>('POST /api/chat/conversations/direct', {
      body: { personId },
    });
    await stand.say(id, 'Hallo, wie war der Vortrag?');
    const answer = await stand.liveUntil(async () => (await stand.linesIn(id)).at(1));
    expect(answer.author?.id).toBe(personId);
  });
});

describe('at the live stage', () => {
  const watch = async () => {
    const window = await stand.come();
    await window.socket.emitWithAck('stages.watch', { stageId: stand.demo.stageId });
    return window;
  };
  const params = () => ({ eventId: stand.demo.event.id, stageId: stand.demo.stageId });
  const ofRun = () => ({ params: params(), query: { runId: stand.demo.runId } });

  test('it feels something, asks, and wants what others asked answered', async () => {
    const window = await watch();
    await stand.live(90);
    await window.hears('stages.reactions');
    const body = { text: 'How wide is the bench?', isAnonymous: false };
    const { id } = await stand.ask<{ id: number }>(
      'POST /api/events/:eventId/stages/:stageId/questions',
      {
        params: params(),
        body,
      },
    );
    const questions = await stand.liveUntil(async () => {
      const read = await stand.ask<StageQuestions>(
        'GET /api/events/:eventId/stages/:stageId/questions',
        {
          ...ofRun(),
        },
      );
      const mine = read.questions.find((one) => one.id === id);
      return mine && mine.votes > 0 && read.questions.length > 1 ? read.questions : undefined;
    }, 900);
    expect(questions.length).toBeGreaterThan(1);
  });

  test('it votes when a poll is opened, each once', async () => {
    await watch();
    await stand.live(90);
    const poll = await stand.ask<Poll>(
      'POST /api/events/:eventId/stages/:stageId/polls',
      {
        params: params(),
        body: {
          kind: 'one',
          question: { en: 'Bench or bus?' },
          options: [
            { text: { en: 'Bench' }, isRight: false },
            { text: { en: 'Bus' }, isRight: false },
          ],
          showsResults: 'live',
        },
      },
      stand.demo.admin,
    );
    const state = { params: { pollId: poll.id }, body: { state: 'open' } };
    await stand.ask('POST /api/polls/:pollId/state', state, stand.demo.admin);
    await stand.liveUntil(async () => {
      const { results } = await stand.ask<StagePolls>(
        'GET /api/events/:eventId/stages/:stageId/polls',
        {
          ...ofRun(),
        },
      );
      return (results[0]?.people ?? 0) > 8 ? results : undefined;
    });
  });
});
