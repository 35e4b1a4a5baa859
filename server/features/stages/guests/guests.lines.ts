import type { GreenRoomAnswer, GreenRoomHear, GreenRoomTalk } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { askHear, askTalk, order } from '../../calls/index.ts';
import { findBlocksAmong } from '../../chat/index.ts';
import type { RunRow } from '../stages.rows.ts';
import { requireSeat, requireWatchedRun, roomOf } from './guests.access.ts';
import { followMuted } from './guests.muted.ts';
import { findGuest } from './guests.queries.ts';
import type { GuestRow } from './guests.rows.ts';

interface Which {
  eventId: number;
  runId: number;
}

/** The line on which somebody sends; a second one takes the place of the first. */
export async function talk(
  work: Work,
  person: Person,
  { eventId, runId }: Which,
  { deviceId, offer }: GreenRoomTalk,
): Promise<GreenRoomAnswer> {
  const run = await requireWatchedRun(work, person, eventId, runId);
  const { number, isMuted } = await requireSeat(work.db, run, person, deviceId);
  const answer = await askTalk(work, roomOf(run), { number, isSilenced: isMuted }, offer);
  const now = await closeIfGone(work, run, person, number);
  if (now && now.isMuted !== isMuted) await followMuted(work, run, now, now.isMuted);
  return { answer };
}

/** One line for each other; there is none to or from whom one blocked, or was blocked by. */
export async function hear(
  work: Work,
  person: Person,
  { eventId, runId }: Which,
  { deviceId, personId, offer }: GreenRoomHear,
): Promise<GreenRoomAnswer> {
  const run = await requireWatchedRun(work, person, eventId, runId);
  const { number } = await requireSeat(work.db, run, person, deviceId);
  const other = await findGuest(work.db, run, personId);
  const blocks = await findBlocksAmong(work.db, run.organisationId, [person.id, personId]);
  const isThere = other?.standing === 'inside' && personId !== person.id && blocks.length === 0;
  if (!isThere || other.number === null) throw problem('not_found');
  const seat = { number, isSilenced: false };
  const answer = await askHear(work, roomOf(run), seat, { of: other.number, offer });
  await closeIfGone(work, run, person, number);
  return { answer };
}

/** Put out while the line was made: what was ordered then found none to close. Null: they are gone. */
async function closeIfGone(
  work: Work,
  run: RunRow,
  { id }: Person,
  number: number,
): Promise<GuestRow | null> {
  const now = await findGuest(work.db, run, id);
  if (now?.standing === 'inside') return now;
  await order(work, roomOf(run), 'remove', { number, isSilenced: false });
  return null;
}
