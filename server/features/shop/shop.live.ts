import { adminsOf, everyoneIn, personIn } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';

const mostNamed = 100;

/** What nobody but its makers sees is told to nobody else. */
export function tellProducts(
  tx: Tx,
  organisationId: number,
  ids: readonly number[],
  { isShown }: { isShown: boolean },
): void {
  const room = isShown ? everyoneIn(organisationId) : adminsOf(organisationId);
  const about = { ids: ids.length > mostNamed ? null : [...ids] };
  tx.tell('shop.products_changed', about, [room]);
}

/** In all windows of the person, and in nobody else's. */
export const tellCart = (tx: Tx, organisationId: number, personId: number) =>
  tx.tell('shop.cart_changed', {}, [personIn(organisationId, personId)]);

export const tellWishlist = (tx: Tx, organisationId: number, personId: number) =>
  tx.tell('shop.wishlist_changed', {}, [personIn(organisationId, personId)]);

/** Whatever is in a cart may cost something else to send. */
export const tellShipping = (tx: Tx, organisationId: number) =>
  tx.tell('shop.shipping_changed', {}, [everyoneIn(organisationId)]);
