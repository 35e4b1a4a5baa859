import type { AddressInput, OrderState, BuyingWay, ShippingLine } from '@plenum/contract';

/** What is kept of an order when it is placed. */
export interface NewOrder {
  personId: number;
  invoiceId: number;
  number: string;
  way: BuyingWay;
  buyerName: string;
  email: string;
  address: AddressInput;
  summary: string;
  pieces: number;
  needsShipping: boolean;
  /** Null: it cost nothing. */
  shipping: ShippingLine | null;
  currency: string;
  net: number;
  tax: number;
  gross: number;
  dueOn: string | null;
  placedAt: Date;
  /** Null: as long as its invoice says. */
  keptUntil: Date | null;
  /** The one that had ended, whose late payment is for this one. */
  againOf: number | null;
}

export interface HeadRow extends Omit<
  NewOrder,
  'address' | 'email' | 'shipping' | 'net' | 'tax' | 'againOf'
> {
  id: number;
  state: OrderState;
  picture: string | null;
  version: number;
}

export interface OrderRow extends HeadRow, NewOrder {
  tracking: string;
}

export interface LineRow {
  place: number;
  productId: number;
  variantId: number;
  /** What it was taken from; null: it never ends. */
  quotaId: number | null;
  name: string;
  values: string[];
  sku: string;
  picture: string | null;
  quantity: number;
  /** Of these, put back into the stock. */
  takenBack: number;
  price: number;
  taxRate: number;
  net: number;
  tax: number;
  gross: number;
}

export interface ChangeRow {
  state: OrderState;
  at: Date;
  by: string | null;
  /** The clock or the ledger did it. */
  isByItself: boolean;
  why: string;
}
