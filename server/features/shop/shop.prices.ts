import { reckon } from '../../platform/amounts/lines.ts';

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
