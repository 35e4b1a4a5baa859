import { decimalOf, digitsOf } from './currency.ts';

type Decimal = `${number}`;

/**
 * As many digits behind the point as ISO 4217 gives a currency: browsers differ on eighteen. Short:
 * without them where they are all zero.
 */
export function wordMoney(
  minor: number,
  currency: string,
  locale: string,
  { isShort = false } = {},
): string {
  const digits = digitsOf(currency);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(isShort && { trailingZeroDisplay: 'stripIfInteger' }),
  }).format(decimalOf(minor, currency) as Decimal);
}
