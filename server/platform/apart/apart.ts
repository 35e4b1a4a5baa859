import { Worker } from 'node:worker_threads';
import type { ProblemCode } from '@plenum/contract';
import { problem } from '../http/problem.ts';
import { turnsOf } from '../turns.ts';
import type { Answer, Job } from './answer.ts';

const isSource = import.meta.url.endsWith('.ts');
const entry = new URL(isSource ? '../../apart.ts' : './apart.js', import.meta.url).href;

/** Plain text, so that it runs alike from source, bundle and tests; requests go first. */
const start = `
  const { workerData } = require('node:worker_threads');
  if (process.platform === 'linux') require('node:os').setPriority(10);
  const ready = workerData.isSource ? import('tsx/esm/api') : Promise.resolve();
  ready.then((tsx) => { tsx?.register(); return import(workerData.entry); });
`;
const settings = {
  eval: true,
  workerData: { entry, isSource },
  resourceLimits: { maxOldGenerationSizeMb: 512 },
};
const longestSeconds = 15;

/** One is kept for what comes next. */
const idle: Worker[] = [];

/**
 * What takes too long to do between two requests: in a thread of its own, one at a time, everyone's in
 * turn, and given up with the problem where it takes seconds. The name is one in `server/apart.ts`.
 */
export function apart<F extends (...parts: never[]) => unknown>(
  name: string,
  givenUp: ProblemCode,
) {
  const inTurn = turnsOf({ atOnce: 1, most: 100, mostEach: 10 });
  return (whose: string, ...parts: Parameters<F>) =>
    inTurn(whose, () => resultOf<Awaited<ReturnType<F>>>({ name, parts }, givenUp));
}

async function resultOf<T>(job: Job, givenUp: ProblemCode): Promise<T> {
  const answer = await ask(job);
  if (answer === null) throw problem(givenUp, { detail: 'It takes too long to read.' });
  if ('code' in answer) throw problem(answer.code, answer.details);
  if ('fault' in answer) throw new Error(answer.fault);
  return answer.result as T;
}

/** Null: given up. A thread at work keeps the process alive, an idle one does not. */
async function ask(job: Job): Promise<Answer | null> {
  const worker = idle.pop() ?? new Worker(start, settings);
  worker.ref();
  const { answer, isSound } = await answerFrom(worker, job);
  worker.unref();
  if (isSound && idle.length === 0) idle.push(worker);
  else await worker.terminate();
  return answer;
}

const answerFrom = (worker: Worker, job: Job) =>
  new Promise<{ answer: Answer | null; isSound: boolean }>((resolve) => {
    const end = (answer: Answer | null, isSound = false) => {
      clearTimeout(timer);
      worker.off('message', hear);
      worker.off('error', fail);
      resolve({ answer, isSound });
    };
    const hear = (answer: Answer) => end(answer, true);
    const fail = (error: Error & { code?: string }) =>
      end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? null : { fault: String(error) });
    const timer = setTimeout(() => end(null), longestSeconds * 1000);
    worker.on('message', hear);
    worker.on('error', fail);
    worker.postMessage(job, []);
  });
