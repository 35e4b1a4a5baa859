import { useLocale } from 'use-intl';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Never "1,000 kB": what rounds up to a thousand is one of the next. */
function measured(bytes: number) {
  const step = units.findIndex((_, at) => Math.round(bytes / 1000 ** at) < 1000);
  const unit = units[step] ?? 'gigabyte';
  return { unit, amount: bytes / 1000 ** units.indexOf(unit) };
}

/** As people say it: "830 B", "1.2 MB", "3,4 Mo". */
export function fileSize(locale: string, bytes: number): string {
  const { unit, amount } = measured(bytes);
  // The short form of a byte is a whole word in some languages, and the narrow one clings to its number.
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'narrow',
    maximumFractionDigits: amount < 10 ? 1 : 0,
  });
  const parts = format.formatToParts(amount);
  const textOf = (isUnit: boolean) =>
    parts
      .filter(({ type }) => type !== 'literal' && (type === 'unit') === isUnit)
      .map(({ value }) => value)
      .join('');
  return `${textOf(false)}\u00A0${textOf(true)}`;
}

export function useFileSize(): (bytes: number) => string {
  const locale = useLocale();
  return (bytes) => fileSize(locale, bytes);
}
