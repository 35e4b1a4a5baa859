import type { Shipping, ShippingRate } from '@plenum/contract';

/** A number that is being typed may be none for a moment. */
export interface RateValues {
  /** Its place in the shop, or made here for a new one. */
  id: string;
  name: string;
  countries: readonly string[];
  price: number | null;
  taxRate: number | null;
  freeFrom: number | null;
}

export interface ShippingValues {
  rates: readonly RateValues[];
}

export const blankRate = (taxRate: number): RateValues => ({
  id: `new ${crypto.getRandomValues(new Uint32Array(1))[0]}`,
  name: '',
  countries: [],
  price: null,
  taxRate,
  freeFrom: null,
});

export const valuesOf = ({ rates }: Shipping): ShippingValues => ({
  rates: rates.map((rate, place) => ({ ...rate, id: String(place) })),
});

export const tidy = ({ rates }: ShippingValues): ShippingValues => ({
  rates: rates.map((rate) => ({ ...rate, name: rate.name.trim() })),
});

export const ratesOf = ({ rates }: ShippingValues): ShippingRate[] =>
  rates.map(({ name, countries, price, taxRate, freeFrom }) => ({
    name,
    countries: [...countries],
    price: price ?? 0,
    taxRate: taxRate ?? 0,
    freeFrom,
  }));

export type RateFault = 'name' | 'price' | 'taxRate' | 'countries';

export const rateField = (id: string, field: keyof RateValues): string => `${field} ${id}`;

/** What rates lack, by the names of their fields in the form. */
export function faultsIn(rates: readonly RateValues[]): Map<string, RateFault> {
  const faults = new Map<string, RateFault>();
  const taken = new Set<string>();
  for (const { id, name, countries, price, taxRate } of rates) {
    if (!name.trim()) faults.set(rateField(id, 'name'), 'name');
    if (price === null) faults.set(rateField(id, 'price'), 'price');
    if (taxRate === null || taxRate > 10_000) faults.set(rateField(id, 'taxRate'), 'taxRate');
    for (const country of countries.length > 0 ? countries : ['']) {
      if (taken.has(country)) faults.set(rateField(id, 'countries'), 'countries');
      taken.add(country);
    }
  }
  return faults;
}
