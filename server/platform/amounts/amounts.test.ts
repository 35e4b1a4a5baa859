import fc from 'fast-check';
import { expect, test } from 'vitest';
import { between, exactly, rounded, shared, sumOf, TooLarge } from './amounts.ts';

test('half goes away from zero, on either side of it', () => {
  const cases = [
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [5n, -2n, -3n],
    [4n, 3n, 1n],
    [-4n, 3n, -1n],
    [0n, 7n, 0n],
  ] as const;
  for (const [top, bottom, whole] of cases) expect(rounded(top, bottom)).toBe(whole);
});

test('a sum beyond 2^53 is refused, the largest one is not', () => {
  const most = Number.MAX_SAFE_INTEGER;
  expect(exactly(BigInt(most))).toBe(most);
  expect(() => exactly(BigInt(most) + 1n)).toThrow(TooLarge);
  expect(() => exactly(-BigInt(most) - 1n)).toThrow(TooLarge);
});

test('a third each: the cent that is left goes to the first', () => {
  expect(shared(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
});

const weight = fc.bigInt({ min: 0n, max: 10n ** 15n });
test('what is shared is all there, and nobody is a whole unit off', () => {
  const all = fc.array(weight, { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), all, (total, weights) => {
      const sum = sumOf(weights);
      fc.pre(sum > 0n);
      const shares = shared(total, weights);
      expect(sumOf(shares)).toBe(total);
      for (const [at, share] of shares.entries()) {
        const off = share * sum - total * (weights[at] ?? 0n);
        expect(off < sum && off > -sum).toBe(true);
        if (weights[at] === 0n) expect(share).toBe(0n);
      }
    }),
  );
});

test('however a quantity is cut, its parts add up, and none is below zero', () => {
  const cuts = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.maxSafeNat(), cuts, (amount, quantities) => {
      const of = quantities.reduce((sum, quantity) => sum + quantity, 0);
      let from = 0;
      const parts = quantities.map((quantity) => between(amount, from, (from += quantity), of));
      expect(sumOf(parts)).toBe(BigInt(amount));
      expect(parts.every((part) => part >= 0n)).toBe(true);
    }),
  );
});
