import type { Checkout, ShopDelivery } from '@plenum/contract';

/** The one that names the country, else the one for all others; undefined: nothing goes there. */
export const deliveryTo = (
  { deliveries }: Pick<Checkout, 'deliveries'>,
  country: string,
): ShopDelivery | undefined =>
  deliveries.find(({ countries }) => countries.includes(country)) ??
  deliveries.find(({ countries }) => countries.length === 0);
