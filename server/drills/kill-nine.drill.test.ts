import { expect, it, type TestContext } from 'vitest';
import { killPostgres } from './postgres-family.ts';
import { expectFolder, preparedFolder } from './prepared-folder.ts';
import { prepareDrills } from './prepare-drills.ts';
import { randomFrom } from './random.ts';
import { startServer } from './server-process.ts';
import { signIn, tasksOf } from './signed-in.ts';
import {
  anotherMarkEachTry,
  type Installation,
  type MarkTries,
  oneMarkATask,
  startClients,
} from './task-clients.ts';

prepareDrills();
expectFolder();

const kills = 20;
const clientCount = 8;
const seed = Number(process.hrtime.bigint() % 1_000_000n);

it('loses and doubles nothing over 20 kill -9', { timeout: 180_000 }, async ({ annotate }) => {
  const drill = await startDrill(oneMarkATask);
  for (let kill = 1; kill <= kills; kill++) await drill.killAndStart(kill);
  await drill.clients.finish();

  const { acknowledged, surprises } = drill.clients;
  const kept = await drill.keptTasks();
  expect(surprises).toEqual([]);
  expect(kept).toEqual(acknowledged);
  expect(await drill.countKept()).toBe(acknowledged.size);
  await report(annotate, drill);
});

/** Shows that the drill above can fail: without the same mark on each try, something doubles. */
it(
  'doubles tasks when tries are not marked as the same',
  { timeout: 180_000 },
  async ({ annotate }) => {
    const drill = await startDrill(anotherMarkEachTry);
    const isDoubled = async () => (await drill.countKept()) > (await drill.keptTasks()).size;
    for (let kill = 1; kill <= kills && !(await isDoubled()); kill++)
      await drill.killAndStart(kill);
    await drill.clients.finish();
    expect(await isDoubled()).toBe(true);
    await report(annotate, drill);
  },
);

type Drill = Awaited<ReturnType<typeof startDrill>>;

async function startDrill(marks: MarkTries) {
  const dataDir = await preparedFolder();
  const env = {
    DEMO: '1',
    ACCESS_TOKEN_SECONDS: '3600',
    WRITES_PER_TEN_SECONDS: '1000000',
  };
  const start = () => startServer({ dataDir, env });
  let server = start();
  const token = await signIn(await server.ready, 'admin@demo.com', 'admin');
  const installation: Installation = { token, address: () => server.ready };
  const list = async () => tasksOf(await installation.address(), token);
  const before = (await list()).length;
  const clients = startClients(installation, clientCount, marks);
  const random = randomFrom(seed);
  const outages: number[] = [];

  const killAndStart = async (kill: number) => {
    await clients.more(1 + Math.floor(random() * 40));
    const began = performance.now();
    server.signal('SIGKILL');
    await server.ended;
    // Now and then the whole machine goes down, so to speak.
    if (kill % 5 === 0) await killPostgres(dataDir);
    server = start();
    await server.ready;
    outages.push(performance.now() - began);
  };
  const added = async () => (await list()).filter(({ title }) => title.startsWith('client '));
  return {
    clients,
    outages,
    killAndStart,
    keptTasks: async () => new Map((await added()).map(({ title, id }) => [title, id])),
    countKept: async () => (await list()).length - before,
  };
}

function report(annotate: TestContext['annotate'], { clients, outages }: Drill) {
  const { acknowledged, retries } = clients;
  const slowest = Math.round(Math.max(...outages));
  return annotate(
    `seed ${seed}: ${outages.length} kills, ${acknowledged.size} tasks acknowledged, ${retries} retries, up again after ${slowest} ms at most`,
  );
}
