export const periods = [
  'this-month',
  'last-month',
  'this-quarter',
  'this-year',
  'last-year',
] as const;
export type Period = (typeof periods)[number];

export const isPeriod = (text: string): text is Period => periods.some((one) => one === text);

/** A month before the first or after the last of a year is one of another year. */
const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

const monthsOf = (period: Period, month: number): { from: number; count: number } => {
  if (period === 'this-month') return { from: month, count: 1 };
  if (period === 'last-month') return { from: month - 1, count: 1 };
  if (period === 'this-quarter') return { from: month - (month % 3), count: 3 };
  return { from: period === 'this-year' ? 0 : -12, count: 12 };
};

/** From its first day to its last, seen from a day written as YYYY-MM-DD. */
export function daysOf(period: Period, today: string): { from: string; until: string } {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const { from, count } = monthsOf(period, month - 1);
  return { from: dayOf(year, from, 1), until: dayOf(year, from + count, 0) };
}

/** Where the reader is. */
export const todayIn = (timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
