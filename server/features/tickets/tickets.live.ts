import { adminsOf } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';
import type { EventRow } from '../events/index.ts';

export const tellOffer = (
  tx: Tx,
  { organisationId, id }: Pick<EventRow, 'organisationId' | 'id'>,
) => tx.tell('tickets.offer_changed', { eventId: id }, [adminsOf(organisationId)]);
