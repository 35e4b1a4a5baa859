/** How many digits stand behind the point: two for euros, none for yen. */
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

const known = new Set(Intl.supportedValuesOf('currency'));

export const isCurrency = (code: string): boolean => known.has(code);

/** As old clients take it, who put a sign of their own before it. */
export const majorOf = (amount: number, currency: string): number =>
  amount / 10 ** digitsOf(currency);

export const perMonth = (yearlyAmount: number): number => Math.round(yearlyAmount / 12);
