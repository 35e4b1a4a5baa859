import type { GroupCallAnswer, GroupCallHear, GroupCallTalk } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { findBlocksAmong } from '../../chat/index.ts';
import { requireGroupCall, requireSeat } from './group.access.ts';
import { askHear, askTalk, order } from '../rooms/rooms.media.ts';
import { roomOf } from './group.queries.ts';
import { findSeats } from './group.seats.queries.ts';

/** The line on which somebody sends; a second one takes the place of the first. */
export async function talk(
  work: Work,
  person: Person,
  callId: number,
  { deviceId, offer }: GroupCallTalk,
): Promise<GroupCallAnswer> {
  const call = await requireGroupCall(work.db, person, callId);
  const seat = await requireSeat(work.db, call, person, deviceId);
  const answer = await askTalk(work, roomOf(call), seat, offer);
  // Silenced, or put out, while the line was made: what was ordered then found none to close.
  const now = (await findSeats(work.db, call)).find(({ personId }) => personId === person.id);
  if (!now?.isIn) await order(work, roomOf(call), 'remove', seat);
  else if (now.isSilenced !== seat.isSilenced) await order(work, roomOf(call), 'silence', now);
  return { answer };
}

/** One line for each other; there is none to or from whom one blocked, or was blocked by. */
export async function hear(
  work: Work,
  person: Person,
  callId: number,
  { deviceId, personId, offer }: GroupCallHear,
): Promise<GroupCallAnswer> {
  const call = await requireGroupCall(work.db, person, callId);
  const seat = await requireSeat(work.db, call, person, deviceId);
  const other = (await findSeats(work.db, call)).find((one) => one.personId === personId);
  const blocks = await findBlocksAmong(work.db, call.organisationId, [person.id, personId]);
  if (!other?.isIn || personId === person.id || blocks.length > 0) throw problem('not_found');
  const answer = await askHear(work, roomOf(call), seat, { of: other.number, offer });
  const now = (await findSeats(work.db, call)).find((one) => one.personId === person.id);
  if (!now?.isIn) await order(work, roomOf(call), 'remove', seat);
  return { answer };
}
