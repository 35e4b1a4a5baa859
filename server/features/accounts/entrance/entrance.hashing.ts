import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { turnsOf } from '../../../platform/turns.ts';

/**
 * Plain text, so that it runs alike from source, bundle and tests. On Linux a priority belongs to
 * one thread: hashing takes what requests leave over, and they never wait behind it.
 */
const source = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { hashSync, verifySync } = require(workerData.argon2);
  if (process.platform === 'linux') require('node:os').setPriority(10);
  const work = {
    hash: ({ password, settings }) => hashSync(password, settings),
    verify: ({ kept, password }) => verifySync(kept, password),
  };
  parentPort.on('message', (job) => {
    try {
      parentPort.postMessage({ result: work[job.kind](job) });
    } catch (error) {
      parentPort.postMessage({ fault: String(error) });
    }
  });
`;

const argon2 = createRequire(import.meta.url).resolve('@node-rs/argon2');

/** Heavy on purpose: however many log in, half the processor is left for everybody else. */
const atOnce = Math.max(1, Math.floor(availableParallelism() / 2));
const inTurn = turnsOf({ atOnce, most: 500, mostEach: 50 });
const idle: Worker[] = [];

export const hashInBackground = (password: string, settings: object, whose: string) =>
  inTurn(whose, () => ask<string>({ kind: 'hash', password, settings }));

export const verifyInBackground = (kept: string, password: string, whose: string) =>
  inTurn(whose, () => ask<boolean>({ kind: 'verify', kept, password }));

interface Answer<T> {
  result: T;
  fault?: string;
}

/** A thread at work keeps the process alive, an idle one does not. */
function ask<T>(job: object): Promise<T> {
  const worker = idle.pop() ?? new Worker(source, { eval: true, workerData: { argon2 } });
  worker.ref();
  return new Promise((resolve, reject) => {
    const hear = ({ result, fault }: Answer<T>) => {
      worker.off('error', reject);
      worker.unref();
      idle.push(worker);
      if (fault === undefined) resolve(result);
      else reject(new Error(fault));
    };
    // One that broke is not used again.
    worker.once('error', reject);
    worker.once('message', hear);
    worker.postMessage(job, []);
  });
}
