import { reckon, type Sums } from '../../platform/amounts/lines.ts';

interface Priced {
  quantity: number;
  price: number;
  taxRate: number;
}

/** Prices are with tax. */
export const sumsOf = (lines: readonly Priced[]): Sums => {
  const { net, tax, gross } = reckon({
    lines: lines.map(({ quantity, price, taxRate }) => ({
      quantity,
      unitPrice: price,
      discount: null,
      taxRate,
      taxReason: null,
    })),
    discount: null,
    pricesIncludeTax: true,
  });
  return { net, tax, gross };
};

/** What is asked for one after the discount, in hundredths of a percent. */
export const askedPrice = (listPrice: number, discount: number): number =>
  reckon({
    lines: [
      {
        quantity: 1,
        unitPrice: listPrice,
        discount: discount > 0 ? { kind: 'percent', value: discount } : null,
        taxRate: 0,
        taxReason: null,
      },
    ],
    discount: null,
    pricesIncludeTax: true,
  }).gross;
