import { buffer } from 'node:stream/consumers';
import type { ProblemCode } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Work } from '../../../platform/work.ts';

const passMs = 30_000;
const known = new Set<string>(['calls.off', 'calls.not_understood'] satisfies ProblemCode[]);

/** What people hear each other in: a call of a group, or the green room of a run. */
export interface Room {
  kind: 'call' | 'stage';
  organisationId: number;
  id: number;
}

interface Seat {
  number: number;
  isSilenced: boolean;
}

/** For one question, by this server alone: no browser ever holds one. */
function passFor({ media }: Work, right: 'seat' | 'order', room: Room, seat: Seat): string {
  const silenced = seat.isSilenced ? 1 : 0;
  // Looked at by another process, which knows no clock but the one on the wall.
  const until = Date.now() + passMs;
  const name = `${room.kind[0]}${room.organisationId}-${room.id}`;
  const text = `${right}.${name}.${seat.number}.${silenced}.${until}`;
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

/** Raises where this server carries none: switched off, several nodes, or no native code. */
export async function requireMedia(work: Work): Promise<void> {
  if (!isOffered(work)) throw problem('calls.off');
  const pass = passFor(work, 'order', { kind: 'call', organisationId: 0, id: 0 }, nobody);
  await ask(work, `${pass}/ready`, '');
}

/** All who are in one must come to the same media process: several nodes have several. */
export const isOffered = ({ config }: Work): boolean =>
  config.groupCalls > 0 && config.redisUrl === null;

export async function askTalk(work: Work, room: Room, seat: Seat, offer: string): Promise<string> {
  const { answer = '' } = await ask(work, `${passFor(work, 'seat', room, seat)}/talk`, offer);
  return answer;
}

export async function askHear(
  work: Work,
  room: Room,
  seat: Seat,
  heard: { of: number; offer: string },
): Promise<string> {
  const said = JSON.stringify(heard);
  const { answer = '' } = await ask(work, `${passFor(work, 'seat', room, seat)}/hear`, said);
  return answer;
}

/** What is not heard there is true here all the same: nobody gets a line against it again. */
export async function order(
  work: Work,
  room: Room,
  deed: 'silence' | 'remove' | 'part' | 'end',
  seat: Seat = nobody,
  said = '',
): Promise<void> {
  await ask(work, `${passFor(work, 'order', room, seat)}/${deed}`, said).catch((error: unknown) =>
    work.log.warn({ err: error, room }, 'the media process did not follow'),
  );
}
