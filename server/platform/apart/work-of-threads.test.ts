import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { workMsOf } from './work-of-threads.ts';

const workers: Worker[] = [];
afterAll(() => Promise.all(workers.map((worker) => worker.terminate())));

/** Its number in the system, from the thread itself, that goes on with this. */
async function threadThat(deed: string): Promise<number> {
  const source = `
    const name = require('node:fs').readlinkSync('/proc/thread-self');
    require('node:worker_threads').parentPort.postMessage(Number(name.split('/').at(-1)));
    ${deed}`;
  const worker = new Worker(source, { eval: true });
  workers.push(worker);
  return new Promise((resolve) => worker.once('message', resolve));
}

test.runIf(process.platform === 'linux')(
  'a thread that works is told from one that waits, however long either takes',
  async () => {
    const waiting = await threadThat(
      'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
    );
    const before = workMsOf(waiting) ?? 0;
    const working = await threadThat('for (;;);');
    const begun = workMsOf(working) ?? 0;
    await expect
      .poll(() => (workMsOf(working) ?? 0) - begun, { timeout: 60_000 })
      .toBeGreaterThan(200);
    expect((workMsOf(waiting) ?? Infinity) - before).toBeLessThan(100);
  },
);

test('of no thread nothing is told', () => {
  expect(workMsOf(0)).toBe(null);
});
