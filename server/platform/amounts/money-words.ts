import { decimalOf, digitsOf } from '@plenum/contract';

/** Its digits are those of ISO 4217, which the runtime's are not always. */
export function moneyIn(language: string, currency: string): (amount: number) => string {
  const digits = digitsOf(currency);
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (amount) => format.format(decimalOf(amount, currency) as `${number}`);
}
