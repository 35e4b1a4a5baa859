import { adminsOf } from '../../platform/sockets/rooms.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { EventRow } from '../events/index.ts';

declare module '../../platform/work.ts' {
  interface Followers {
    /** There may be more to be had than before. */
    offerGrew(tx: Tx, whose: { organisationId: number; eventId: number }): Promise<void>;
  }
}

export const tellOffer = (
  tx: Tx,
  { organisationId, id }: Pick<EventRow, 'organisationId' | 'id'>,
) => tx.tell('tickets.offer_changed', { eventId: id }, [adminsOf(organisationId)]);

/** The same where more may be had by it than before. */
export async function tellGrown(
  { followers }: Work,
  tx: Tx,
  { organisationId, id }: Pick<EventRow, 'organisationId' | 'id'>,
): Promise<void> {
  tellOffer(tx, { organisationId, id });
  await followers.offerGrew(tx, { organisationId, eventId: id });
}
