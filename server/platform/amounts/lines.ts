import { exactly, rounded, shared, sumOf } from './amounts.ts';

export interface Discount {
  kind: 'percent' | 'amount';
  /** Hundredths of a percent, or an amount. */
  value: number;
}

export interface Rated {
  /** Hundredths of a percent. */
  taxRate: number;
  taxReason: string | null;
}

export interface PricedLine extends Rated {
  quantity: number;
  unitPrice: number;
  discount: Discount | null;
}

export interface Sums {
  net: number;
  tax: number;
  gross: number;
}

export interface Taxes<Line extends Rated> extends Sums {
  taxes: (Sums & { rate: number; reason: Line['taxReason'] })[];
}

export interface Reckoned<Line extends PricedLine> extends Taxes<Line> {
  lines: (Line & Sums)[];
}

/** More is taken off than there is. */
export class DiscountTooLarge extends RangeError {}

const whole = 10_000n;

function takenOff(price: bigint, discount: Discount | null): bigint {
  if (!discount) return 0n;
  const value = BigInt(discount.value);
  const off = discount.kind === 'amount' ? value : rounded(price * value, whole);
  if (off > price) throw new DiscountTooLarge('A discount takes more than there is.');
  return off;
}

/** What a line asks for after its own discount. */
function askedFor({ quantity, unitPrice, discount }: PricedLine): bigint {
  const price = BigInt(quantity) * BigInt(unitPrice);
  return price - takenOff(price, discount);
}

const taxOn = (base: bigint, rate: number, isIncluded: boolean): bigint =>
  rounded(base * BigInt(rate), isIncluded ? whole + BigInt(rate) : whole);

const sumsOf = (base: bigint, tax: bigint, isIncluded: boolean): Sums => ({
  net: exactly(isIncluded ? base - tax : base),
  tax: exactly(tax),
  gross: exactly(isIncluded ? base : base + tax),
});

/** Adds up what is exact, and is refused where the sum is not. */
function total(all: readonly Sums[]): Sums {
  const sum = (name: keyof Sums) => exactly(sumOf(all.map((one) => BigInt(one[name]))));
  return { net: sum('net'), tax: sum('tax'), gross: sum('gross') };
}

/** Those of one rate and reason together, in the order they first come. */
function byRate<One>(all: readonly One[], ratedOf: (one: One) => Rated): One[][] {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const { taxRate, taxReason } = ratedOf(one);
    const key = `${taxRate} ${taxReason}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

interface Based<Line> {
  line: Line;
  place: number;
  base: bigint;
}

/** The tax once on the sum of a rate, and then shared over its lines. */
function taxed<Line extends PricedLine>(group: readonly Based<Line>[], isIncluded: boolean) {
  const bases = group.map(({ base }) => base);
  const tax = taxOn(sumOf(bases), group[0]?.line.taxRate ?? 0, isIncluded);
  const shares = shared(tax, bases);
  return group.map(({ line, place, base }, at) => ({
    place,
    line: { ...line, ...sumsOf(base, shares[at] ?? 0n, isIncluded) },
  }));
}

/**
 * Discounts first, the one of all shared over the lines; then the tax by rate. The sums of the lines
 * are those of the whole, in any order of lines.
 */
export function reckon<Line extends PricedLine>(priced: {
  lines: readonly Line[];
  discount: Discount | null;
  pricesIncludeTax: boolean;
}): Reckoned<Line> {
  const asked = priced.lines.map(askedFor);
  const off = shared(takenOff(sumOf(asked), priced.discount), asked);
  const based = priced.lines.map((line, place) => ({
    line,
    place,
    base: (asked[place] ?? 0n) - (off[place] ?? 0n),
  }));
  const placed = byRate(based, ({ line }) => line)
    .flatMap((group) => taxed(group, priced.pricesIncludeTax))
    .toSorted((one, two) => one.place - two.place);
  const lines = placed.map(({ line }) => line);
  return { lines, ...addUp(lines) };
}

/** What lines come to by rate, and in all. */
export function addUp<Line extends Rated & Sums>(lines: readonly Line[]): Taxes<Line> {
  const taxes = byRate(lines, (line) => line).map((group) => {
    const { taxRate: rate = 0, taxReason: reason = null } = group[0] ?? {};
    return { rate, reason, ...total(group) };
  });
  return { taxes, ...total(taxes) };
}
