import type { Messages, Question, StageQuestions } from '@plenum/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isFullDrill } from '../../config/drill-size.ts';
import { aWindow, type ChatWindow } from '../../testing/chat/chat-windows.ts';
import { aCrowdOf, aStageToWatch, inARush } from '../../testing/stages/audience.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const askers = isFullDrill ? 450 : 80;
const votesEach = 6;
const windows = isFullDrill ? 40 : 8;
/** The machine may be busy with other tests. */
const patienceMs = isFullDrill ? 300_000 : 120_000;
const atOnce = 40;
let app: TestApp;
let address: string;

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
afterAll(() => app.close());

const byId = (questions: readonly Question[]) => new Map(questions.map((one) => [one.id, one]));

/** What a window knows: what it read, and of what it heard before or since whatever is newer. */
function knownIn({ heard }: ChatWindow, read: readonly Question[]): Map<number, Question> {
  const known = byId(read);
  for (const { name, payload } of heard) {
    if (name !== 'questions.changed') continue;
    for (const one of (payload as Messages['questions.changed']).questions) {
      if ((known.get(one.id)?.version ?? 0) < one.version) known.set(one.id, one);
    }
  }
  return known;
}

test(
  'windows that come in the midst of questions and votes know all of them in the end',
  { timeout: patienceMs },
  async ({ annotate }) => {
    const { admin, event, stage } = await aStageToWatch(app);
    const crowd = await aCrowdOf(app, admin, event.id, askers);
    const params = { eventId: event.id, stageId: stage.id };
    const read = async (token: string) => {
      const key = 'GET /api/events/:eventId/stages/:stageId/questions';
      return (await app.call(key, { token, params, query: {} })).body as StageQuestions;
    };
    const asked: number[] = [];
    const ask = async (token: string, text: string) => {
      const { status, body } = await app.call(
        'POST /api/events/:eventId/stages/:stageId/questions',
        {
          token,
          params,
          body: { text, isAnonymous: false },
        },
      );
      expect(status).toBe(201);
      const { id } = body as Question;
      asked.push(id);
      return id;
    };
    const opened: { window: ChatWindow; read: Question[] }[] = [];
    /** It watches first: whatever comes while it reads, it hears. */
    const openWindow = async (token: string) => {
      const window = await aWindow(address, { token });
      await window.say('stages.watch', { stageId: stage.id });
      opened.push({ window, read: (await read(token)).questions });
    };
    const ups = new Map<number, number>();

    const every = Math.floor(askers / windows);
    const began = performance.now();
    await inARush(crowd, atOnce, async ({ token }, place) => {
      if (place % every === 0 && opened.length < windows) await openWindow(token);
      const own = await ask(token, `Question of viewer ${place}`);
      const some = asked.filter((id) => id !== own).slice(-votesEach);
      for (const questionId of some) {
        const { status } = await app.call('PUT /api/questions/:questionId/vote', {
          token,
          params: { questionId },
          body: { isUp: true },
        });
        expect(status).toBe(200);
        ups.set(questionId, (ups.get(questionId) ?? 0) + 1);
      }
    });
    const took = performance.now() - began;

    const fresh = byId((await read(admin.token)).questions);
    expect(fresh.size).toBe(askers);
    for (const [id, { votes }] of fresh) expect([id, votes]).toEqual([id, ups.get(id) ?? 0]);
    const isSame = ({ window, read: first }: (typeof opened)[number]) => {
      expect(knownIn(window, first)).toEqual(fresh);
    };
    for (const one of opened) await vi.waitFor(() => isSame(one), { timeout: 20_000 });
    await annotate(
      `${askers} questions and ${[...ups.values()].reduce((sum, one) => sum + one, 0)} votes in ` +
        `${Math.round(took)} ms, ${opened.length} windows that came in the midst`,
    );
  },
);
