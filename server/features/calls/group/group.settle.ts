import type { Work } from '../../../platform/work.ts';
import { findBlocksAmong } from '../../chat/index.ts';
import { takeOutOf } from './group.leave.ts';
import { forgetKnock } from './group.knock.ts';
import { findStaleKnocks } from './group.knocks.queries.ts';
import { order } from '../rooms/rooms.media.ts';
import { findAllOpen, type OpenRow, roomOf } from './group.queries.ts';
import { findAstray, findSeats } from './group.seats.queries.ts';

const silentMs = 45_000;
const aloneMs = 5 * 60_000;

/** Who may not be in a call any more is out of it, who blocked each other part, and who waits in vain stops. */
export async function settleGroupCalls(work: Work): Promise<void> {
  const open = await findAllOpen(work.db);
  if (open.length === 0) return;
  const now = work.clock.now().getTime();
  for (const { organisationId, id, personId } of await findAstray(
    work.db,
    new Date(now - silentMs),
  )) {
    await takeOutOf(work, { organisationId, id }, (seat) => seat.personId === personId);
  }
  for (const one of await findStaleKnocks(work.db, new Date(now - silentMs))) {
    await forgetKnock(work, one, one.personId);
  }
  for (const call of open) {
    if (call.aloneSince && now - call.aloneSince.getTime() >= aloneMs) {
      await takeOutOf(work, call, () => true);
    } else await partBlocked(work, call);
  }
}

async function partBlocked(work: Work, call: OpenRow): Promise<void> {
  const seats = (await findSeats(work.db, call)).filter(({ isIn }) => isIn);
  const ids = seats.map(({ personId }) => personId);
  for (const { personId, blockedId } of await findBlocksAmong(work.db, call.organisationId, ids)) {
    const [one, other] = [personId, blockedId].map((id) =>
      seats.find((seat) => seat.personId === id),
    );
    if (one && other)
      await order(work, roomOf(call), 'part', one, JSON.stringify({ of: other.number }));
  }
}
