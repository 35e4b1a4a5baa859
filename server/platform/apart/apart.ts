import { Worker } from 'node:worker_threads';
import type { ProblemCode } from '@plenum/contract';
import { problem } from '../http/problem.ts';
import { turnsOf } from '../turns.ts';
import type { Answer, Job } from './answer.ts';
import { workMsOf } from './work-of-threads.ts';

const isSource = import.meta.url.endsWith('.ts');
const entry = new URL(isSource ? '../../apart.ts' : './apart.js', import.meta.url).href;

/** Plain text, so that it runs alike from source, bundle and tests. */
const start = `
  const { workerData } = require('node:worker_threads');
  if (process.platform === 'linux') {
    const thread = require('node:fs').readlinkSync('/proc/thread-self').split('/').at(-1);
    workerData.thread[0] = Number(thread);
  }
  const ready = workerData.isSource ? import('tsx/esm/api') : Promise.resolve();
  ready.then((tsx) => { tsx?.register(); return import(workerData.entry); });
`;
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/** What a job may cost in processor time, and how long it may take where others have the processor. */
const [mostWorkMs, longestMs, lookEveryMs] = [15_000, 120_000, 500];

interface Reader {
  worker: Worker;
  /** Its number in the system, once it is known. */
  thread: Int32Array;
}

function begin(): Reader {
  const thread = new Int32Array(new SharedArrayBuffer(4));
  const workerData = { entry, isSource, thread };
  return { worker: new Worker(start, { eval: true, workerData, resourceLimits }), thread };
}

/** One is kept for what comes next. */
const idle: Reader[] = [];

/**
 * What takes too long to do between two requests: in a thread of its own, one at a time, everyone's in
 * turn, and given up with the problem where it costs seconds. The name is one in `server/apart.ts`.
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
  const reader = idle.pop() ?? begin();
  const { worker } = reader;
  worker.ref();
  const { answer, isSound } = await answerFrom(reader, job);
  worker.unref();
  if (isSound && idle.length === 0) idle.push(reader);
  else await worker.terminate();
  return answer;
}

const answerFrom = ({ worker, thread }: Reader, job: Job) =>
  new Promise<{ answer: Answer | null; isSound: boolean }>((resolve) => {
    const end = (answer: Answer | null, isSound = false) => {
      clearInterval(looking);
      worker.off('message', hear);
      worker.off('error', fail);
      resolve({ answer, isSound });
    };
    const hear = (answer: Answer) => end(answer, true);
    const fail = (error: Error & { code?: string }) =>
      end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? null : { fault: String(error) });
    const [began, before] = [performance.now(), workMsOf(thread[0] ?? 0) ?? 0];
    const look = () => {
      const waited = performance.now() - began;
      const worked = workMsOf(thread[0] ?? 0) ?? waited;
      if (worked - before > mostWorkMs || waited > longestMs) end(null);
    };
    const looking = setInterval(look, lookEveryMs);
    worker.on('message', hear);
    worker.on('error', fail);
    worker.postMessage(job, []);
  });
