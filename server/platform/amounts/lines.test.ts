import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rounded, TooLarge } from './amounts.ts';
import { type Discount, DiscountTooLarge, type PricedLine, reckon } from './lines.ts';

const line = (unitPrice: number, other: Partial<PricedLine> = {}): PricedLine => ({
  quantity: 1,
  unitPrice,
  discount: null,
  taxRate: 1900,
  taxReason: null,
  ...other,
});
const plain = { discount: null, pricesIncludeTax: false };
const sumsOf = ({ net, tax, gross }: ReturnType<typeof reckon>) => ({ net, tax, gross });

describe('by hand', () => {
  test('tax is rounded once on the sum of a rate, not on each line', () => {
    const lines = [line(50), line(50)];
    expect(sumsOf(reckon({ ...plain, lines }))).toEqual({ net: 100, tax: 19, gross: 119 });
    expect(reckon({ ...plain, lines }).lines.map(({ tax }) => tax)).toEqual([10, 9]);
  });

  test('tax that is in the price is taken out of it', () => {
    const lines = [line(11_900), line(1_070, { taxRate: 700 })];
    const { taxes, ...all } = reckon({ discount: null, pricesIncludeTax: true, lines });
    expect(taxes.map(({ rate, net, tax }) => [rate, net, tax])).toEqual([
      [1900, 10_000, 1_900],
      [700, 1_000, 70],
    ]);
    expect(all).toMatchObject({ net: 11_000, tax: 1_970, gross: 12_970 });
  });

  test('a discount of all is shared over lines of several rates', () => {
    const lines = [line(100), line(100, { taxRate: 700 }), line(100, { taxRate: 0 })];
    const reckoned = reckon({ ...plain, discount: { kind: 'amount', value: 100 }, lines });
    expect(reckoned.lines.map(({ net }) => net)).toEqual([66, 67, 67]);
    expect(reckoned.net).toBe(200);
  });

  test('two reasons for no tax stay apart', () => {
    const free = { taxRate: 0 };
    const lines = ['exempt', 'reverse_charge'].map((taxReason) =>
      line(100, { ...free, taxReason }),
    );
    expect(reckon({ ...plain, lines }).taxes.map(({ reason }) => reason)).toEqual([
      'exempt',
      'reverse_charge',
    ]);
  });

  test.each<Discount>([
    { kind: 'amount', value: 101 },
    { kind: 'percent', value: 10_100 },
  ])('a discount of more than there is, %j, is refused', (discount) => {
    expect(() => reckon({ ...plain, lines: [line(100, { discount })] })).toThrow(DiscountTooLarge);
    expect(() => reckon({ ...plain, discount, lines: [line(100)] })).toThrow(DiscountTooLarge);
  });

  test('what is beyond 2^53 is refused, for a line and for a sum', () => {
    const large = line(1_000_000_000_000, { quantity: 5_000 });
    expect(() => reckon({ ...plain, lines: [{ ...large, quantity: 100_000 }] })).toThrow(TooLarge);
    expect(reckon({ ...plain, lines: [large] }).gross).toBe(5_950_000_000_000_000);
    expect(() => reckon({ ...plain, lines: [large, large] })).toThrow(TooLarge);
  });
});

const percent = fc.record({
  kind: fc.constant('percent' as const),
  value: fc.integer({ min: 1, max: 10_000 }),
});
const someLine: fc.Arbitrary<PricedLine> = fc.record({
  quantity: fc.integer({ min: 1, max: 1_000 }),
  unitPrice: fc.integer({ min: 0, max: 1_000_000 }),
  discount: fc.option(percent),
  taxRate: fc.constantFrom(0, 250, 700, 1_900, 2_100),
  taxReason: fc.constant(null),
});
const someDocument = fc.record({
  lines: fc.array(someLine, { maxLength: 30 }),
  discount: fc.option(percent),
  pricesIncludeTax: fc.boolean(),
});
const sum = (all: readonly number[]) => all.reduce((one, two) => one + two, 0);

describe('of any document', () => {
  test('the sums of its lines are its sums, by rate and in all', () => {
    fc.assert(
      fc.property(someDocument, (document) => {
        const { lines, taxes, ...all } = reckon(document);
        for (const name of ['net', 'tax', 'gross'] as const) {
          expect(sum(lines.map((one) => one[name]))).toBe(all[name]);
          for (const { rate, ...ofRate } of taxes) {
            const those = lines.filter(({ taxRate }) => taxRate === rate);
            expect(sum(those.map((one) => one[name]))).toBe(ofRate[name]);
          }
        }
        for (const one of [all, ...lines, ...taxes]) expect(one.net + one.tax).toBe(one.gross);
        expect(lines.every(({ net, tax }) => net >= 0 && tax >= 0)).toBe(true);
      }),
    );
  });

  test('each rate has the tax of its sum', () => {
    fc.assert(
      fc.property(someDocument, (document) => {
        for (const { rate, net, tax, gross } of reckon(document).taxes) {
          const wanted = document.pricesIncludeTax
            ? rounded(BigInt(gross) * BigInt(rate), 10_000n + BigInt(rate))
            : rounded(BigInt(net) * BigInt(rate), 10_000n);
          expect(BigInt(tax)).toBe(wanted);
        }
      }),
    );
  });

  test('the order of lines changes no sum where no discount is shared', () => {
    fc.assert(
      fc.property(someDocument, fc.infiniteStream(fc.nat()), (document, stream) => {
        const shuffled = document.lines
          .map((one) => ({ one, by: stream.next().value as number }))
          .toSorted((one, two) => one.by - two.by)
          .map(({ one }) => one);
        const sums = (lines: PricedLine[]) =>
          sumsOf(reckon({ ...document, discount: null, lines }));
        expect(sums(shuffled)).toEqual(sums(document.lines));
      }),
    );
  });
});
