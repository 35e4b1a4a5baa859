import type { Messages, StagePolls } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFullDrill } from '../../config/drill-size.ts';
import { sql } from '../../platform/db/sql.ts';
import { aWindow } from '../../testing/chat/chat-windows.ts';
import { aCrowdOf, aStageToWatch, inARush } from '../../testing/stages/audience.ts';
import { usualPoll } from '../../testing/stages/polls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { addPoll, turnPoll } from './index.ts';

const voters = isFullDrill ? 2_000 : 300;
/** The machine may be busy with other tests. */
const patienceMs = isFullDrill ? 300_000 : 120_000;
const atOnce = 50;
let app: TestApp;
let address: string;

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
afterAll(() => app.close());

/** One in ten sends a vote twice at the same moment, one in ten thinks better of it. */
const isDoubled = (place: number) => place % 10 === 3;
const isChanged = (place: number) => place % 10 === 7;

test(
  `${voters} votes in a rush count once each, and everybody's bars come to the same`,
  { timeout: patienceMs },
  async ({ annotate }) => {
    const { admin, event, stage, anAttendee } = await aStageToWatch(app);
    const crowd = await aCrowdOf(app, admin, event.id, voters);
    const { id: pollId } = await addPoll(app.work, admin.person, event.id, stage.id, usualPoll);
    await turnPoll(app.work, admin.person, pollId, 'open');
    const viewer = await anAttendee();
    const window = await aWindow(address, viewer);
    await window.say('stages.watch', { stageId: stage.id });
    const vote = (token: string, choice: number) =>
      app.call('PUT /api/polls/:pollId/vote', {
        token,
        params: { pollId },
        body: { choices: [choice], words: [] },
      });
    const expected = [0, 0];
    for (let place = 0; place < voters; place += 1) {
      const choice = isChanged(place) ? 1 : place % 2;
      expected[choice] = (expected[choice] ?? 0) + 1;
    }

    const began = performance.now();
    await inARush(crowd, atOnce, async ({ token }, place) => {
      const first = (place % 2) + 1;
      const tries = isDoubled(place)
        ? [vote(token, first), vote(token, first)]
        : [vote(token, first)];
      for (const { status } of await Promise.all(tries)) expect(status).toBe(200);
      if (isChanged(place)) expect((await vote(token, 2)).status).toBe(200);
    });
    const voted = performance.now();
    const isWhole = ({ results }: Messages['polls.counted']) =>
      results.people === voters && JSON.stringify(results.counts) === JSON.stringify(expected);
    await window.hears('polls.counted', isWhole);
    const shown = performance.now();

    const heard = window.heard
      .filter(({ name }) => name === 'polls.counted')
      .map(({ payload }) => (payload as Messages['polls.counted']).results);
    const people = heard.map((one) => one.people);
    expect(people).toEqual(people.toSorted((one, other) => one - other));
    for (const { counts, people: some } of heard) {
      expect((counts ?? []).reduce((sum, one) => sum + one, 0)).toBe(some);
    }
    const kept = await app.testDb.db.rows<{ choices: number[] }>(
      sql`select choices from polls_votes where poll_id = ${pollId}`,
    );
    expect(kept).toHaveLength(voters);
    const { body } = await app.call('GET /api/events/:eventId/stages/:stageId/polls', {
      token: viewer.token,
      params: { eventId: event.id, stageId: stage.id },
    });
    expect((body as StagePolls).results).toMatchObject([{ people: voters, counts: expected }]);
    await annotate(
      `${voters} people voted within ${Math.round(voted - began)} ms; ` +
        `${heard.length} messages; the bars were right ${Math.round(shown - voted)} ms after the last`,
    );
  },
);
