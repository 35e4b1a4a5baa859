import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anAgenda } from './testing/agenda.ts';
import { aColleague, type Actor, anAdmin } from './testing/builders.ts';
import { aChannel, aChat, aGroup } from './testing/chat/chat.ts';
import { chatCalls } from './testing/chat/chat-calls.ts';
import { aWindow, type ChatWindow } from './testing/chat/chat-windows.ts';
import { functionsRunBy } from './testing/passed-files.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';
import { todoCalls } from './testing/todo-calls.ts';

/** How many files of features somebody opens who follows what is done from its call to its message. */

let app: TestApp;
let address: string;
let mia: Actor;
let noah: Actor;
let window: ChatWindow;
/** What runs at every call and every message, whatever it is about. */
let always: ReadonlySet<string>;

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
beforeEach(async () => {
  noah = await anAdmin(app);
  mia = await aColleague(app, noah);
  window = await aWindow(address, noah);
  const { add } = todoCalls(
    () => app,
    () => noah,
  );
  always = new Set(
    await functionsRunBy(async () => {
      expect(await add({ title: 'First' })).toMatchObject({ status: 201 });
      await window.hears('todo.task_changed');
    }),
  );
});
afterAll(() => app.close());

async function filesPassedBy(act: () => Promise<unknown>): Promise<string[]> {
  const own = (await functionsRunBy(act)).filter((one) => !always.has(one));
  return [...new Set(own.flatMap((one) => one.split(' ')[0] ?? []))].toSorted();
}

test('a session’s title passes 11 files at most', async () => {
  const agenda = await anAgenda(app, noah);
  const session = await agenda.add({});
  const passed = await filesPassedBy(async () => {
    const answer = await agenda.change(session, { title: { en: 'Another' } });
    expect(answer).toMatchObject({ status: 200 });
    await window.hears('agenda.draft_changed');
  });
  expect(passed).toContain('agenda/agenda.queries.ts');
  expect(passed.length, passed.join('\n')).toBeLessThanOrEqual(11);
});

/** Between few, what is said is a notice to the others too; of two, each is asked for. */
const rooms = {
  channel: async () => (await aChannel(app, noah, [mia])).id,
  group: () => aGroup(app, mia, [noah]),
  'conversation of two': () => aChat(app, mia, noah),
};

test.each([
  ['channel', 16],
  ['group', 20],
  ['conversation of two', 22],
] as const)('a chat line in a %s passes %i files at most', async (kind, most) => {
  const id = await rooms[kind]();
  await window.say('chat.watch', { conversationId: id });
  const sayAndHear = async (text: string) => {
    expect(await chatCalls(app).say(mia, id, { text })).toMatchObject({ status: 201 });
    await window.hears('chat.changes', ({ changes }) =>
      changes.some(({ line }) => line?.text === text),
    );
  };
  await sayAndHear('What opens it is over.');
  const passed = await filesPassedBy(() => sayAndHear('Hello'));
  expect(passed).toContain('chat/lines/lines.say.ts');
  expect(passed.length, passed.join('\n')).toBeLessThanOrEqual(most);
});
