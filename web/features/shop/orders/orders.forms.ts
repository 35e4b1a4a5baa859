import { AddressInput } from '@plenum/contract/features/invoices/invoices.clients.schema.ts';
import {
  CancelInput,
  OrderInput,
  OrderRefundInput,
  OrderSettingsUpdate,
  ShippingInput,
} from '@plenum/contract/features/shop/shop.orders.schema.ts';
import * as Type from 'typebox';

const { why } = OrderRefundInput.properties;

export const RefundSchema = Type.Object({ why });
export const AddressSchema = Type.Object({
  ...AddressInput.properties,
  keepsAddress: OrderInput.properties.keepsAddress,
});
export {
  CancelInput as CancelSchema,
  OrderSettingsUpdate as SettingsSchema,
  ShippingInput as ShippingSchema,
};
export { RatingInput as RatingSchema } from '@plenum/contract/features/shop/shop.ratings.schema.ts';
