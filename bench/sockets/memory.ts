import { setTimeout as pause } from 'node:timers/promises';
import { inHundredths, inWholes } from '../figures.ts';
import { residentBytes } from '../processes.ts';
import type { Result } from '../results.ts';
import { seatAudience } from './audience.ts';
import type { Hall } from './halls.ts';

const most = 1.5;
const joinsPerSecond = 500;
const settleMs = 2_000;

/** What a socket on which nothing is said keeps in memory, beyond the first few. */
async function bytesASocket({ child, seat }: Hall, tokens: string[], first: number) {
  const kind = seat.kind === 'watch' ? ('idle' as const) : seat.kind;
  const sit = (some: string[]) =>
    seatAudience({ ...seat, kind, tokens: some, perSecond: joinsPerSecond });
  const before = await sit(tokens.slice(0, first));
  await pause(settleMs);
  const least = residentBytes(child.pid);
  const rest = tokens.slice(first);
  const after = await sit(rest);
  await pause(settleMs);
  const bytes = (residentBytes(child.pid) - least) / rest.length;
  await Promise.all([before.leave(), after.leave()]);
  return bytes;
}

export async function compareMemory(ours: Hall, bare: Hall, tokens: string[]): Promise<Result> {
  const first = Math.floor(tokens.length / 4);
  const here = await bytesASocket(ours, tokens, first);
  const there = await bytesASocket(bare, tokens, first);
  return {
    what: 'Memory of an idle signed-in socket against bare ws',
    figure: inHundredths(here / there),
    goal: `≤ ${inHundredths(most)}`,
    isReached: here / there <= most,
    notes: `resident, ${inWholes(tokens.length - first)} sockets after ${inWholes(first)}; ours ${inWholes(here)} bytes, bare ${inWholes(there)}`,
  };
}
