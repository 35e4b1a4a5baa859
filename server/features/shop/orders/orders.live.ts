import type { OrderHead } from '@plenum/contract';
import { adminsOf, personIn } from '../../../platform/sockets/rooms.ts';
import type { Tx } from '../../../platform/work.ts';

/** Told to who runs the shop, and to who bought. */
export function tellOrder(
  tx: Tx,
  organisationId: number,
  personId: number,
  order: OrderHead,
): void {
  tx.tell('shop.order_changed', { order }, [adminsOf(organisationId)]);
  tx.tell('shop.my_order_changed', { order }, [personIn(organisationId, personId)]);
}

export const tellOrderSettings = (tx: Tx, organisationId: number) =>
  tx.tell('shop.order_settings_changed', {}, [adminsOf(organisationId)]);
