import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../server/testing/builders.ts';
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts';
import { carryOut, type Change, rounds, type World } from './changes.ts';
import { openViewer, type Viewer } from './viewer.ts';
import { addHandler, newWires, type Wires } from './wires.ts';

const lines = vi.hoisted(() => ({}) as { wires: Wires });

vi.mock('../../web/platform/api-client.ts', () => ({
  call: (...sent: Parameters<Wires['call']>) => lines.wires.call(...sent),
}));
vi.mock('../../web/platform/messages.ts', () => ({
  onMessage: (...sent: [string, () => void]) => addHandler(lines.wires, ...sent),
  onReconnect: () => () => undefined,
}));

let app: TestApp;
let address: string;
let admin: Actor;
let client: Actor;
let world: World;

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
afterAll(() => app.close());

beforeEach(async () => {
  lines.wires = newWires();
  admin = await anAdmin(app);
  client = await aColleague(app, admin);
  const people = [
    admin,
    client,
    await aColleague(app, admin, 'admin', 'Bea'),
    await aColleague(app, admin),
  ];
  world = { app, people, taskIds: [] };
});

/** Some of it at the same time, with the viewer reading lists anew in between. */
async function live(viewer: Viewer, story: Change[][]): Promise<void> {
  for (const [step, round] of story.entries()) {
    const reading = viewer.readSome(step);
    await Promise.all(round.map((change) => carryOut(world, change)));
    await reading;
  }
  await viewer.catchUp();
}

it.each([
  ['an admin', () => admin],
  ['a client', () => client],
])(
  'what %s saw before, with the messages since, is what there is now',
  { timeout: 120_000 },
  async (_who, whose) => {
    const viewer = await openViewer(app, address, whose(), lines.wires);
    await viewer.readAll();
    const property = fc.asyncProperty(rounds, async (story) => {
      await live(viewer, story);
      expect(await viewer.staleLists()).toEqual([]);
    });
    await fc.assert(property, { numRuns: 15, endOnFailure: true });
    viewer.close();
  },
);

/** Shows that the comparison above can fail. */
it('is not, when one message gets lost', async () => {
  const viewer = await openViewer(app, address, admin, lines.wires);
  await viewer.readAll();
  let left = 1;
  lines.wires.loses = (name) => name === 'todo.task_changed' && left-- > 0;
  await live(viewer, [[{ kind: 'add', by: 0, at: 0, fields: { title: 'Lost on its way' } }]]);
  expect(await viewer.staleLists()).not.toEqual([]);
  viewer.close();
});
