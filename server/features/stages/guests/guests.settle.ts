import { ProblemError } from '../../../platform/http/problem.ts';
import type { Work } from '../../../platform/work.ts';
import { order } from '../../calls/index.ts';
import { findBlocksAmong } from '../../chat/index.ts';
import { roleOf } from '../../organisations/index.ts';
import { isTakingPart, requireOpen } from '../../events/index.ts';
import { requireMayBeIn, roomOf } from './guests.access.ts';
import { findAllInside } from './guests.queries.ts';
import { putOut } from './guests.room.ts';

const silentMs = 45_000;
type Inside = Awaited<ReturnType<typeof findAllInside>>[number];

/** Who may not be in a green room any more is out of it, and who blocked each other part. */
export async function settleGreenRooms(work: Work): Promise<void> {
  const now = work.clock.now();
  const inside = await findAllInside(work.db, new Date(now.getTime() - silentMs));
  const staying: Inside[] = [];
  for (const one of inside) {
    if (await mayStay(work, one, now)) staying.push(one);
    else await putOut(work, { ...one, id: one.runId }, one.personId, null);
  }
  for (const run of runsOf(staying)) await partBlocked(work, run);
}

async function mayStay(work: Work, one: Inside, now: Date): Promise<boolean> {
  if (one.isOver || one.isAstray) return false;
  const { organisationId, eventId, stageId, sessionId, personId: id, isHost } = one;
  const role = await roleOf(work.db, organisationId, id);
  if (role === null) return false;
  const person = { id, organisationId, role };
  const isIn = role === 'admin' || (await isTakingPart(work.db, organisationId, eventId, id));
  if (!isIn) return false;
  try {
    await requireMayBeIn(work.db, person, one, { guest: one, isHost, now });
    await requireOpen(work, person, eventId, { stageId, sessionId });
    return true;
  } catch (error) {
    // Anything else says nothing about the person.
    if (error instanceof ProblemError) return false;
    throw error;
  }
}

function runsOf(inside: readonly Inside[]): Inside[][] {
  const runs = new Map<string, Inside[]>();
  for (const one of inside) {
    const run = `${one.organisationId}-${one.runId}`;
    runs.set(run, [...(runs.get(run) ?? []), one]);
  }
  return [...runs.values()];
}

async function partBlocked(work: Work, inside: readonly Inside[]): Promise<void> {
  const [first] = inside;
  if (!first || inside.length < 2) return;
  const { organisationId, runId } = first;
  const numberOf = new Map(inside.map((one) => [one.personId, one.number]));
  const blocks = await findBlocksAmong(work.db, organisationId, [...numberOf.keys()]);
  for (const { personId, blockedId } of blocks) {
    const [number, of] = [numberOf.get(personId), numberOf.get(blockedId)];
    if (number === null || number === undefined) continue;
    const seat = { number, isSilenced: false };
    const room = roomOf({ organisationId, id: runId });
    await order(work, room, 'part', seat, JSON.stringify({ of }));
  }
}
