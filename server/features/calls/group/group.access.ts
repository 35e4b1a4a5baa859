import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx } from '../../../platform/work.ts';
import { findInside, requireConversation } from '../../chat/index.ts';
import { canRunEvents } from '../../events/index.ts';
import { findKnock } from './group.knocks.queries.ts';
import { findGroupCall, lockOpen, type Which } from './group.queries.ts';
import type { GroupCallRow, SeatRow } from './group.rows.ts';
import { findSeats } from './group.seats.queries.ts';

/** For who is of it; who was only asked into a group has no part in its calls yet. */
export async function requireGroupOf(db: Db, person: Person, conversationId: number) {
  const seen = await requireConversation(db, person, conversationId);
  const inside = await findInside(db, seen, person.id);
  if (inside.every(({ personId }) => personId !== person.id)) throw problem('not_found');
  return seen;
}

/** For the members of its conversation. */
export async function requireGroupCall(db: Db, person: Person, id: number): Promise<GroupCallRow> {
  const call = await findGroupCall(db, { organisationId: person.organisationId, id });
  if (!call) throw problem('not_found');
  await requireGroupOf(db, person, call.conversationId);
  return call;
}

/** As `requireGroupCall`, while it goes on; nobody comes or goes until the transaction ends. */
export async function requireOpenLocked(tx: Tx, person: Person, id: number): Promise<GroupCallRow> {
  const call = await requireGroupCall(tx, person, id);
  if (!(await lockOpen(tx, call))) throw problem('calls.over');
  return call;
}

/** For the window of a person in it: another one of theirs may have taken over. */
export async function requireSeat(
  db: Db,
  call: GroupCallRow,
  person: Person,
  deviceId: string,
): Promise<SeatRow> {
  const seats = await findSeats(db, call);
  const seat = seats.find(({ personId }) => personId === person.id);
  if (!seat?.isIn || call.endedAt) throw problem('calls.over');
  if (seat.device !== deviceId) throw problem('calls.answered');
  return seat;
}

/** Its door is closed to them: who was in it already, or was let in, has an open one. */
export async function mustKnock(
  db: Db,
  { id }: Pick<Person, 'id'>,
  call: Which & Pick<GroupCallRow, 'isClosed'>,
): Promise<boolean> {
  if (!call.isClosed) return false;
  if ((await findKnock(db, call, id))?.isLetIn === true) return false;
  return (await findSeats(db, call)).every(({ personId }) => personId !== id);
}

/** Who began it keeps order in it, and whoever runs events. */
export const canModerate = (person: Person, { startedById }: Pick<GroupCallRow, 'startedById'>) =>
  startedById === person.id || canRunEvents(person);
