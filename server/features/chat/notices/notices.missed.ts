import type { Tx, Work } from '../../../platform/work.ts';
import { staffRooms } from '../../exhibitors/index.ts';
import { personIn } from '../../../platform/sockets/rooms.ts';
import { usualMinutes } from '../desks/desks.alert-minutes.queries.ts';
import { findWaitingBooths, type WaitingBooth } from './notices.due.queries.ts';
import { updateMissed } from '../desks/desks.requests.queries.ts';

/** Where nobody of a booth was there to answer, or the day is over, the question was missed. */
export async function missBooths(work: Work): Promise<void> {
  const now = work.clock.now();
  const since = new Date(now.getTime() - usualMinutes * 60_000);
  const online = new Map<number, Set<number>>();
  for (const waiting of await findWaitingBooths(work.db, now, since)) {
    const { organisationId, staffIds, isDayOver } = waiting;
    const people = online.get(organisationId) ?? new Set(await work.hub.peopleIn(organisationId));
    online.set(organisationId, people);
    if (!isDayOver && staffIds.some((id) => people.has(id))) continue;
    await work.transaction((tx) => miss(tx, waiting, now));
  }
}

async function miss(tx: Tx, waiting: WaitingBooth, at: Date): Promise<void> {
  const { organisationId, conversationId, eventId, exhibitorId, askerId } = waiting;
  if (!(await updateMissed(tx, { organisationId, id: conversationId }, at))) return;
  const rooms = await staffRooms(tx, { organisationId, eventId, id: exhibitorId });
  rooms.push(personIn(organisationId, askerId));
  tx.tell('chat.desk_changed', { eventId, exhibitorId, conversationId }, rooms);
}
