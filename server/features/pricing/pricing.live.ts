import { everyoneIn } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';

/** Everyone in the organisation reads it. */
export const tellPricingChanged = (tx: Tx, organisationId: number) =>
  tx.tell('pricing.changed', {}, [everyoneIn(organisationId)]);
