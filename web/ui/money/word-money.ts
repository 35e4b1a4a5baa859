type Decimal = `${number}`;

/** How many digits stand behind the point: two for euros, none for yen. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** Moves the point in the text, so that no cent gets lost in a division. */
export function decimalOf(minor: number, digits: number): Decimal {
  const sign = minor < 0 ? '-' : '';
  const text = String(Math.abs(Math.trunc(minor))).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return `${sign}${whole}${digits > 0 ? `.${text.slice(-digits)}` : ''}` as Decimal;
}

/** Short: without the pieces where there are none. */
export const wordMoney = (
  minor: number,
  currency: string,
  locale: string,
  { isShort = false } = {},
): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(isShort && { trailingZeroDisplay: 'stripIfInteger' }),
  }).format(decimalOf(minor, digitsOf(currency)));
