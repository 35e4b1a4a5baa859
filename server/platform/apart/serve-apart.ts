import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { ProblemError } from '../http/problem.ts';
import type { Answer, Job } from './answer.ts';

type Doing = (...parts: never[]) => unknown;
type Doings = Readonly<Record<string, () => Promise<Doing>>>;

/** The other end of `apart`: loads what is asked for when it is first asked for. */
export function serveApart(doings: Doings): void {
  parentPort?.on('message', (job: Job) => {
    const tell = (answer: Answer) => parentPort?.postMessage(answer, []);
    answerTo(doings, job).then(tell, (error: unknown) => tell({ fault: String(error) }));
  });
}

async function answerTo(doings: Doings, { name, parts }: Job): Promise<Answer> {
  try {
    const doing = await doings[name]?.();
    if (!doing) throw new Error(`Nothing is called ${name}.`);
    // On Linux a priority belongs to one thread. What is ours was loaded at the usual one; what
    // somebody sent is read with what requests leave over.
    if (process.platform === 'linux') setPriority(10);
    return { result: await doing(...(parts as never[])) };
  } catch (error) {
    if (!(error instanceof ProblemError)) return { fault: String(error) };
    return { code: error.code, details: error.details };
  }
}
