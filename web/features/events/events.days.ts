export interface Days {
  startsOn: string;
  endsOn: string;
}

const dayMs = 86_400_000;
const longest = 60;

export const daysOf = ({ startsOn, endsOn }: Days): number =>
  Math.round((Date.parse(endsOn) - Date.parse(startsOn)) / dayMs) + 1;

/** Nothing when the days can be kept; a missing one counts as a fault. */
export function faultOfDays(days: Days): 'dayMissing' | 'endsBefore' | 'tooLong' | null {
  const count = daysOf(days);
  if (Number.isNaN(count)) return 'dayMissing';
  if (count < 1) return 'endsBefore';
  return count > longest ? 'tooLong' : null;
}

const printDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Three days a good while ahead, from a Thursday on: near what most events want. */
export function usualDays(now: number): Days {
  const ahead = now + 90 * dayMs;
  const thursday = ahead + ((11 - new Date(ahead).getUTCDay()) % 7) * dayMs;
  return { startsOn: printDay(thursday), endsOn: printDay(thursday + 2 * dayMs) };
}

/** An organisation that never chose a zone stands in UTC; the browser knows better. */
export const zoneOfNew = (organisation: string | undefined, here: string): string =>
  !organisation || organisation === 'UTC' ? here : organisation;
