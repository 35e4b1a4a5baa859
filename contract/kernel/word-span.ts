const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** A length of time in the unit it is told in: "2 minutes", "1.5 hours", "3 days". */
export function wordSpan(seconds: number, locale: string): string {
  // Two of a unit at least: 36 hours are no day and a half to anybody.
  const found = units.find((one) => seconds >= 2 * one.seconds) ?? units[2];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: found.unit,
    unitDisplay: 'long',
    maximumFractionDigits: found.unit === 'minute' ? 0 : 1,
  }).format(seconds / found.seconds);
}
