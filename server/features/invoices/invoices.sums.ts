import type { InvoiceSums, SumsInput } from '@plenum/contract';
import { TooLarge } from '../../platform/amounts/amounts.ts';
import { DiscountTooLarge, reckon } from '../../platform/amounts/lines.ts';
import { problem } from '../../platform/http/problem.ts';

type PricedLine = SumsInput['lines'][number];

/** The server alone says what lines come to. */
export function reckoned<Line extends PricedLine>(
  priced: Omit<SumsInput, 'lines'> & { lines: readonly Line[] },
) {
  if (priced.lines.some(({ taxRate, taxReason }) => taxReason !== null && taxRate > 0)) {
    throw problem('invoices.tax_reason_wrong');
  }
  try {
    return reckon(priced);
  } catch (error) {
    if (error instanceof TooLarge) throw problem('invoices.too_large');
    if (error instanceof DiscountTooLarge) throw problem('invoices.discount_too_large');
    throw error;
  }
}

export function sumUp(input: SumsInput): InvoiceSums {
  const { lines, ...whole } = reckoned(input);
  return { ...whole, lines: lines.map(({ net, tax, gross }) => ({ net, tax, gross })) };
}
