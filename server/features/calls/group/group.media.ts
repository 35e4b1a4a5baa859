import { buffer } from 'node:stream/consumers';
import type { ProblemCode } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Work } from '../../../platform/work.ts';
import type { Which } from './group.queries.ts';

const passMs = 30_000;
const known = new Set<string>(['calls.off', 'calls.not_understood'] satisfies ProblemCode[]);

interface Seat {
  number: number;
  isSilenced: boolean;
}

/** For one question, by this server alone: no browser ever holds one. */
function passFor({ media }: Work, right: 'seat' | 'order', call: Which, seat: Seat): string {
  const silenced = seat.isSilenced ? 1 : 0;
  // Looked at by another process, which knows no clock but the one on the wall.
  const until = Date.now() + passMs;
  const text = `${right}.${call.organisationId}-${call.id}.${seat.number}.${silenced}.${until}`;
  return `${text}.${media.sign(text)}`;
}

async function ask(work: Work, path: string, said: string): Promise<{ answer?: string }> {
  const asked = { method: 'POST', path: `/calls/${path}`, body: Buffer.from(said) } as const;
  const answer = await work.media.ask(asked).catch((error: unknown) => {
    work.log.warn({ err: error }, 'the media process does not answer');
    throw problem('calls.off');
  });
  const body = JSON.parse((await buffer(answer)).toString()) as { code?: string; answer?: string };
  if (answer.statusCode === 200) return body;
  const { code = '' } = body;
  throw problem(known.has(code) ? (code as ProblemCode) : 'calls.off');
}

const nobody: Seat = { number: 0, isSilenced: false };

/** Raises where this server carries no calls: switched off, several nodes, or no native code. */
export async function requireMedia(work: Work): Promise<void> {
  if (!isOffered(work)) throw problem('calls.off');
  const pass = passFor(work, 'order', { organisationId: 0, id: 0 }, nobody);
  await ask(work, `${pass}/ready`, '');
}

/** All who are in a call must come to the same media process: several nodes have several. */
export const isOffered = ({ config }: Work): boolean =>
  config.groupCalls > 0 && config.redisUrl === null;

export async function askTalk(work: Work, call: Which, seat: Seat, offer: string): Promise<string> {
  const { answer = '' } = await ask(work, `${passFor(work, 'seat', call, seat)}/talk`, offer);
  return answer;
}

export async function askHear(
  work: Work,
  call: Which,
  seat: Seat,
  heard: { of: number; offer: string },
): Promise<string> {
  const said = JSON.stringify(heard);
  const { answer = '' } = await ask(work, `${passFor(work, 'seat', call, seat)}/hear`, said);
  return answer;
}

/** What is not heard there is true here all the same: nobody gets a line against it again. */
export async function order(
  work: Work,
  call: Which,
  deed: 'silence' | 'remove' | 'part' | 'end',
  seat: Seat = nobody,
  said = '',
): Promise<void> {
  await ask(work, `${passFor(work, 'order', call, seat)}/${deed}`, said).catch((error: unknown) =>
    work.log.warn({ err: error, call: call.id }, 'the media process did not follow'),
  );
}
