import type { FastifyError } from 'fastify';
import { knownFault } from '../../../platform/http/faults.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Hub, Work } from '../../../platform/work.ts';
import type { Entry } from '../rooms/rooms.entry.ts';
import { type Outcome, writeLines } from '../lines/lines.say-lines.ts';

interface Waiting {
  entry: Entry;
  answer(outcome: Outcome): void;
  fail(error: unknown): void;
}

/** So many lines wait for one conversation at most: whoever comes then is to try again soon. */
const mostWaiting = 1_000;
const mostTogether = 100;

/** By conversation: what came while its last lines were being written. */
type Lanes = Map<string, Waiting[]>;
/** Of each server in this process. */
const lanesOf = new WeakMap<Hub, Lanes>();

/**
 * A commit waits for the disk, and numbers wait for the commit before: whatever comes for it
 * meanwhile is written together by the next one.
 */
export function goTogether(work: Work, entry: Entry): Promise<Outcome> {
  const { organisationId, id } = entry.seen;
  const key = `${organisationId}.${id}`;
  const lanes = lanesOf.get(work.hub) ?? new Map<string, Waiting[]>();
  lanesOf.set(work.hub, lanes);
  const lane = lanes.get(key);
  if (lane && lane.length >= mostWaiting) throw problem('unavailable');
  return new Promise((answer, fail) => {
    const waiting = { entry, answer, fail };
    if (lane) return void lane.push(waiting);
    const opened = [waiting];
    lanes.set(key, opened);
    drive(work, opened, () => lanes.delete(key)).catch((error: unknown) => {
      lanes.delete(key);
      for (const left of [waiting, ...opened]) left.fail(error);
    });
  });
}

/** Until nobody waits any more; the lane closes in the same breath, so that nobody gets into it then. */
async function drive(work: Work, lane: Waiting[], close: () => void): Promise<void> {
  while (lane.length > 0) {
    // Between two it depends on each line whether the next one is let through.
    const isBetweenTwo = lane[0]?.entry.seen.kind === 'direct';
    const group = lane.splice(0, isBetweenTwo ? 1 : mostTogether);
    await write(work, group);
  }
  close();
}

/** Where one of them breaks the whole, each goes alone. */
async function write(work: Work, group: readonly Waiting[]): Promise<void> {
  const [first] = group;
  if (!first) return;
  try {
    const entries = group.map(({ entry }) => entry);
    const outcomes = await work.transaction((tx) =>
      writeLines(tx, work, first.entry.seen, entries),
    );
    for (const [index, { answer, fail }] of group.entries()) {
      const outcome = outcomes[index];
      if (outcome) answer(outcome);
      else fail(problem('unavailable'));
    }
  } catch (error) {
    if (group.length === 1 || isEverybodys(error)) {
      for (const { fail } of group) fail(error);
      return;
    }
    for (const one of group) await write(work, [one]);
  }
}

/** The database is away: trying one by one would only make everyone wait longer. */
const isEverybodys = (error: unknown): boolean =>
  (knownFault(error as FastifyError)?.status ?? 0) >= 500;
