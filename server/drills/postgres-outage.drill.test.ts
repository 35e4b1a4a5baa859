import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { isFullDrill } from '../config/drill-size.ts';
import { askEverything } from './everything-at-once.ts';
import { isRunning, killPostgres, postgresOf } from './postgres-family.ts';
import { expectFolder, preparedFolder } from './prepared-folder.ts';
import { oneMarkEach } from './marks.ts';
import { prepareDrills } from './prepare-drills.ts';
import { signIn, tasksOf } from './signed-in.ts';
import { startServer } from './server-process.ts';
import { startClients } from './task-clients.ts';

prepareDrills();
expectFolder();

const kills = isFullDrill ? 10 : 3;
const stillMs = isFullDrill ? 30_000 : 4_000;

it(
  'outlives its PostgreSQL, killed and standing still, while everything is asked of it',
  { timeout: isFullDrill ? 300_000 : 120_000 },
  async ({ annotate }) => {
    const dataDir = await preparedFolder();
    const env = { DEMO: '1', ACCESS_TOKEN_SECONDS: '3600', WRITES_PER_TEN_SECONDS: '1000000' };
    const server = startServer({ dataDir, env });
    const address = await server.ready;
    const [admin, client] = [
      await signIn(address, 'admin@demo.com', 'admin'),
      await signIn(address, 'client@demo.com', 'client'),
    ];
    const before = (await tasksOf(address, admin)).length;
    const writers = startClients({ token: admin, address: () => server.ready }, 4, oneMarkEach);
    const readers = await askEverything(address, [admin, client]);
    const outages: number[] = [];
    const untilBack = async (since: number) => {
      await readers.untilAnswered();
      await writers.more(1);
      outages.push(performance.now() - since);
    };

    for (let kill = 1; kill <= kills; kill++) {
      await writers.more(5);
      await killPostgres(dataDir);
      await untilBack(performance.now());
    }
    const family = postgresOf(dataDir);
    for (const pid of family) process.kill(pid, 'SIGSTOP');
    await pause(stillMs);
    for (const pid of family) if (isRunning(pid)) process.kill(pid, 'SIGCONT');
    await untilBack(performance.now());
    await Promise.all([writers.finish(), readers.stop()]);

    expect(isRunning(server.pid)).toBe(true);
    expect([...readers.seen.surprises]).toEqual([]);
    // No hang: two seconds on a machine with nothing else to do.
    expect(readers.seen.slowestRefusalMs).toBeLessThan(5_000);
    // Five seconds there.
    expect(Math.max(...outages)).toBeLessThan(15_000);
    expect(writers.surprises).toEqual([]);
    const kept = await tasksOf(address, admin);
    const added = kept.filter(({ title }) => title.startsWith('client '));
    expect(new Map(added.map(({ title, id }) => [title, id]))).toEqual(writers.acknowledged);
    expect(kept.length - before).toBe(writers.acknowledged.size);
    const uncaught = server
      .said()
      .split('\n')
      .filter((line) => line.includes('uncaught error'));
    expect(uncaught).toEqual([]);
    const { answers, refusals, slowestRefusalMs } = readers.seen;
    await annotate(
      `${answers} answers, ${refusals} of them 503, the slowest after ${Math.round(slowestRefusalMs)} ms; back after ${Math.round(Math.max(...outages))} ms at most; ${writers.acknowledged.size} tasks acknowledged, none lost`,
    );
  },
);
