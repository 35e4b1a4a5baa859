import { personIn } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';
import { staffRooms } from '../exhibitors/index.ts';
import type { DropRow, LeadRow } from './dropcards.rows.ts';
import { leadView } from './dropcards.view.ts';

export function tellMine(
  tx: Tx,
  { organisationId, eventId, personId }: Pick<DropRow, 'organisationId' | 'eventId' | 'personId'>,
): void {
  tx.tell('dropcards.mine_changed', { eventId }, [personIn(organisationId, personId)]);
}

/** To the staff, and to nobody else: organisers see how many there are. */
export async function tellLead(tx: Tx, row: LeadRow, score: number): Promise<void> {
  const { organisationId, eventId, exhibitorId } = row;
  if (exhibitorId === null) return;
  const lead = leadView(row, score);
  const rooms = await staffRooms(tx, { organisationId, eventId, id: exhibitorId });
  tx.tell('dropcards.lead_changed', { eventId, exhibitorId, lead }, rooms);
}
