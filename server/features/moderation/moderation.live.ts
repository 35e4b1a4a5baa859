import { adminsOf, personIn } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';
import { countOpen } from './moderation.cases.queries.ts';
import { findModeratorIds } from './moderation.people.queries.ts';

/** To who keeps order in an event: something at their desk is to be read anew. */
export async function tellDesk(tx: Tx, organisationId: number, eventId: number): Promise<void> {
  const open = await countOpen(tx, organisationId, eventId);
  const ids = await findModeratorIds(tx, organisationId, eventId);
  tx.tell('moderation.changed', { eventId, open }, [
    adminsOf(organisationId),
    ...ids.map((id) => personIn(organisationId, id)),
  ]);
}

export const tellMine = (tx: Tx, organisationId: number, eventId: number, personId: number): void =>
  tx.tell('moderation.mine_changed', { eventId }, [personIn(organisationId, personId)]);
