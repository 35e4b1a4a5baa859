/** Beyond this a number is not exact any more. */
const most = BigInt(Number.MAX_SAFE_INTEGER);

/** A sum that is too large to be told exactly. */
export class TooLarge extends RangeError {}

/** All is reckoned in whole numbers of any size; what leaves is one that JSON holds exactly. */
export function exactly(amount: bigint): number {
  if (amount > most || amount < -most) throw new TooLarge('The sum is beyond 2^53.');
  return Number(amount);
}

const magnitude = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

/** A fraction as a whole number: half goes away from zero. */
export function rounded(numerator: bigint, denominator: bigint): bigint {
  const isBelowZero = numerator < 0n !== denominator < 0n;
  const [top, bottom] = [magnitude(numerator), magnitude(denominator)];
  const whole = (2n * top + bottom) / (2n * bottom);
  return isBelowZero ? -whole : whole;
}

export const sumOf = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((sum, amount) => sum + amount, 0n);

/**
 * What is to be shared, by weights, none of it lost: what rounding down leaves goes one by one to
 * those who lost most by it, and to the earlier of two who lost the same.
 */
export function shared(total: bigint, weights: readonly bigint[]): bigint[] {
  const all = sumOf(weights);
  if (all === 0n) return weights.map(() => 0n);
  const shares = weights.map((weight) => (total * weight) / all);
  const lost = weights.map((weight, place) => ({ place, rest: (total * weight) % all }));
  const left = Number(total - sumOf(shares));
  const first = lost.toSorted((one, two) => compare(two.rest, one.rest) || one.place - two.place);
  const lucky = new Set(first.slice(0, left).map(({ place }) => place));
  return shares.map((share, place) => share + (lucky.has(place) ? 1n : 0n));
}

const compare = (one: bigint, two: bigint): number => (one > two ? 1 : Number(one === two) - 1);

/** Of an amount for so many, what falls on those from one to another: however cut, it adds up. */
export const between = (amount: number, from: number, to: number, of: number): bigint =>
  rounded(BigInt(amount) * BigInt(to), BigInt(of)) -
  rounded(BigInt(amount) * BigInt(from), BigInt(of));
