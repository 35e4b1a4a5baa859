import { ProblemError } from '../../platform/http/problem.ts';
import type { Work } from '../../platform/work.ts';
import { jsonFrom } from './stages.media.ts';
import { aboutPass } from './stages.pass.ts';
import { endBecause, noteArrival } from './stages.runs.ts';

export interface Taken {
  /** Of all that the run has until now. */
  seconds: number;
}

const isStorageFull = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === 'storage_full';

/** One piece of a picture, for who has the right to send it: the pass is looked at where pictures are. */
export async function takePiece(
  work: Work,
  pass: string,
  piece: number,
  body: Uint8Array,
): Promise<Taken> {
  const asked = { method: 'POST', path: `/live/${pass}/${piece}`, body } as const;
  const taken = await jsonFrom<Taken>(work, asked).catch(async (error: unknown) => {
    if (isStorageFull(error)) await endBecause(work, aboutPass(pass), 'storage_full');
    throw error;
  });
  await noteArrival(work, aboutPass(pass), taken.seconds);
  return taken;
}
