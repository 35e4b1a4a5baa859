import type { Cart, ShopDelivery, ShippingRate } from '@plenum/contract';
import { sumsOf } from '../shop.prices.ts';

/** Of a cart. */
export interface Good {
  quantity: number;
  price: number;
  taxRate: number;
  needsShipping: boolean;
  hasFreeShipping: boolean;
}

const isSent = (goods: readonly Good[]): boolean => goods.some((good) => good.needsShipping);

/** One price for all that is sent, unless all of it ships free, or so much is bought. */
function costOf({ price, freeFrom }: ShippingRate, goods: readonly Good[]): number {
  const isFree = goods.every((good) => !good.needsShipping || good.hasFreeShipping);
  const isMuch = freeFrom !== null && sumsOf(goods).gross >= freeFrom;
  return isFree || isMuch ? 0 : price;
}

const delivered = (rate: ShippingRate, goods: readonly Good[]): ShopDelivery => {
  const { name, countries, taxRate } = rate;
  const shipping = costOf(rate, goods);
  const line = { quantity: 1, price: shipping, taxRate };
  return { name, countries, shipping, taxRate, ...sumsOf(shipping > 0 ? [...goods, line] : goods) };
};

/** What they come to, wherever they go: where nothing is sent, all places are one. */
export const deliveriesOf = (
  rates: readonly ShippingRate[],
  goods: readonly Good[],
): ShopDelivery[] =>
  rates.length > 0 && isSent(goods)
    ? rates.map((rate) => delivered(rate, goods))
    : [{ name: '', countries: [], shipping: 0, taxRate: 0, ...sumsOf(goods) }];

/** Null: nothing goes there. */
export const deliveryTo = (
  deliveries: readonly ShopDelivery[],
  country: string,
): ShopDelivery | null =>
  deliveries.find(({ countries }) => countries.includes(country)) ??
  deliveries.find(({ countries }) => countries.length === 0) ??
  null;

export function spanOf(rates: readonly ShippingRate[], goods: readonly Good[]): Cart['shipping'] {
  if (rates.length === 0 || !isSent(goods)) return null;
  const costs = rates.map((rate) => costOf(rate, goods));
  return { low: Math.min(...costs), high: Math.max(...costs) };
}
