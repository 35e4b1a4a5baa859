import { adminsOf, personIn } from '../../../platform/sockets/rooms.ts';
import type { Room, Tx } from '../../../platform/work.ts';
import { staffRooms } from '../../exhibitors/index.ts';
import { findWaiting } from './desks.requests.queries.ts';
import type { SeenRow } from '../chat.rows.ts';

/** Further behind nobody needs to know their place to the second. */
const mostTold = 200;

async function helperRooms(tx: Tx, seen: SeenRow): Promise<Room[]> {
  const { organisationId, eventId, subjectId } = seen;
  if (seen.kind === 'help') return [adminsOf(organisationId)];
  return staffRooms(tx, { organisationId, eventId: eventId ?? 0, id: subjectId ?? 0 });
}

/** To who sees to the desk, and to who asked. */
export async function tellDesk(tx: Tx, seen: SeenRow): Promise<void> {
  const { organisationId, askerId } = seen;
  const rooms = await helperRooms(tx, seen);
  if (askerId !== null) rooms.push(personIn(organisationId, askerId));
  tx.tell('chat.desk_changed', about(seen, seen.id), rooms);
}

/** Somebody waits no more: each of the others has another place, and hears it of their own question. */
export async function tellQueue(tx: Tx, seen: SeenRow): Promise<void> {
  for (const { conversationId, askerId } of await findWaiting(tx, seen, mostTold)) {
    if (conversationId === seen.id) continue;
    const rooms = [personIn(seen.organisationId, askerId)];
    tx.tell('chat.desk_changed', about(seen, conversationId), rooms);
  }
}

const about = ({ kind, eventId, subjectId }: SeenRow, conversationId: number) => ({
  eventId: eventId ?? 0,
  exhibitorId: kind === 'booth' ? subjectId : null,
  conversationId,
});
