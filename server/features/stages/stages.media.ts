import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ProblemCode } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Asked } from '../../platform/media/media.ts';
import type { Work } from '../../platform/work.ts';
import { tellEventOf } from './stages.live.ts';
import { orderMs, passFor } from './stages.pass.ts';
import type { CutRow, RunRow } from './stages.rows.ts';
import { setClosed } from './stages.runs.queries.ts';

const known = new Set<string>([
  'not_found',
  'invalid',
  'too_large',
  'unavailable',
  'storage_full',
  'stages.over',
  'stages.taken_over',
  'stages.gap',
  'stages.no_picture',
  'stages.too_fast',
  'stages.nothing_left',
] satisfies ProblemCode[]);

/** A good answer of the media process; its refusals are ours. */
export async function askMedia({ media, log }: Work, asked: Asked): Promise<IncomingMessage> {
  const answer = await media.ask(asked).catch((error: unknown) => {
    log.warn({ err: error }, 'the media process does not answer');
    throw problem('stages.media_off');
  });
  if (answer.statusCode === 200) return answer;
  const { code } = JSON.parse((await buffer(answer)).toString()) as { code: string };
  if (!known.has(code)) throw problem('stages.media_off');
  throw problem(code as ProblemCode, code === 'unavailable' ? { retryAfterSeconds: 1 } : {});
}

export async function jsonFrom<T>(work: Work, asked: Asked): Promise<T> {
  return JSON.parse((await buffer(await askMedia(work, asked))).toString()) as T;
}

function order<T>(work: Work, run: RunRow, what: string): Promise<T> {
  // Looked at by another process, which knows no clock but the one on the wall.
  const until = new Date(Date.now() + orderMs);
  const pass = passFor(work.media, 'order', run, until);
  return jsonFrom<T>(work, { method: 'POST', path: `/live/${pass}/${what}` });
}

/** Where keyframes are within these moments. */
export const findCut = (work: Work, run: RunRow, from: number, until: number): Promise<CutRow> =>
  order<CutRow>(work, run, `cut?from=${from}&until=${until}`);

/** What was recorded can be watched from now on; what fails is done by the next round. */
export async function closePicture(work: Work, run: RunRow): Promise<void> {
  if (run.sending === 0) return;
  try {
    const totals = await order<{ seconds: number; bytes: number; films: number }>(work, run, 'end');
    if (!run.isRecorded) await order(work, run, 'remove');
    await work.transaction(async (tx) => {
      await setClosed(tx, run, run.isRecorded ? totals : { seconds: 0, bytes: 0, films: 0 });
      await tellEventOf(tx, run);
    });
  } catch (error) {
    work.log.warn({ err: error, run: run.id }, 'a run is not closed yet');
  }
}

/** Their files go after their rows: what fails here leaves files nobody finds. */
export async function forgetPictures(work: Work, runs: readonly RunRow[]): Promise<void> {
  for (const run of runs) {
    if (run.sending === 0) continue;
    await order(work, run, 'remove').catch((error: unknown) =>
      work.log.warn({ err: error, run: run.id }, 'files of a run stay behind'),
    );
  }
}
