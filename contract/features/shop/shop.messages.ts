import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';
import { OrderHead } from './shop.orders.schema.ts';

export const shopMessages = {
  /** What they are, cost or how many are left has changed; null: of many. */
  'shop.products_changed': Type.Object({
    ids: Type.Union([Type.Array(Type.Integer(), { maxItems: 100 }), Type.Null()]),
  }),
  /** The reader's own, in another of their windows. */
  'shop.cart_changed': Type.Object({}),
  'shop.wishlist_changed': Type.Object({}),
  'shop.order_changed': Type.Object({ order: OrderHead }),
  /** The reader's own. */
  'shop.my_order_changed': Type.Object({ order: OrderHead }),
  'shop.order_settings_changed': Type.Object({}),
  /** What sending costs, for everyone's cart. */
  'shop.shipping_changed': Type.Object({}),
} as const satisfies MessageTable;
