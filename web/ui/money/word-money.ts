import { decimalOf, digitsOf } from '@plenum/contract/kernel/currency.ts';

type Decimal = `${number}`;

/** As many digits behind the point as ISO 4217 gives a currency: browsers differ on eighteen. */
export function wordMoney(minor: number, currency: string, locale: string): string {
  const digits = digitsOf(currency);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(decimalOf(minor, currency) as Decimal);
}
