import {
  AddressInput,
  CancelInput,
  OrderRefundInput,
  OrderSettingsUpdate,
  ShippingInput,
} from '@plenum/contract/features/shop/shop.orders.schema.ts';
import * as Type from 'typebox';

const { why } = OrderRefundInput.properties;

export const RefundSchema = Type.Object({ why });
export {
  AddressInput as AddressSchema,
  CancelInput as CancelSchema,
  OrderSettingsUpdate as SettingsSchema,
  ShippingInput as ShippingSchema,
};
