import { wallTime, instantOf } from '../../platform/clock/wall-time.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Span } from './calendar.rows.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;
export const dayMs = 86_400_000;
const hourMs = 3_600_000;
const [earliest, latest] = [Date.UTC(1900, 0, 1), Date.UTC(2200, 0, 1)];

export const isDay = (moment: string): boolean => day.test(moment);
export const midnightOf = (moment: string): Date => new Date(`${moment}T00:00:00Z`);
export const dayOf = (midnight: Date): string => midnight.toISOString().slice(0, 10);

/** As the contract writes it. */
export const momentOf = (at: Date, isAllDay: boolean): string =>
  isAllDay ? dayOf(at) : at.toISOString();

export const lengthOf = ({ start, end }: Pick<Span, 'start' | 'end'>): number =>
  end.getTime() - start.getTime();

/** A day as it is said, an instant as the day that clocks show there. */
export const dayIn = (moment: string, timeZone: string): Date =>
  midnightOf(isDay(moment) ? moment : wallTime(new Date(moment), timeZone).day);

/** Where an all-day one begins by the clocks of its zone; an instant is itself. */
export const instantIn = (
  at: Date,
  { isAllDay, timeZone }: { isAllDay: boolean; timeZone: string },
) => (isAllDay ? (instantOf(dayOf(at), '00:00', timeZone) ?? at) : at);

export function readMoment(moment: string, isAllDay: boolean, timeZone: string): Date {
  if (isAllDay) return dayIn(moment, timeZone);
  if (isDay(moment)) {
    throw problem('invalid', { errors: [{ path: '/start', message: 'needs a time of day' }] });
  }
  return new Date(moment);
}

/** Without an end it lasts as long as such entries usually do; a day that ends on itself lasts that day. */
export function spanOf(isAllDay: boolean, start: Date, end: Date | null): Span {
  const usual = new Date(start.getTime() + (isAllDay ? dayMs : hourMs));
  const isOneDay = isAllDay && end?.getTime() === start.getTime();
  const until = isOneDay ? usual : (end ?? usual);
  if (start.getTime() < earliest || until.getTime() > latest) {
    throw problem('invalid', { errors: [{ path: '/start', message: 'is no time of ours' }] });
  }
  if (isAllDay ? until <= start : until < start) throw problem('calendar.ends_before_start');
  return { isAllDay, start, end: until };
}
