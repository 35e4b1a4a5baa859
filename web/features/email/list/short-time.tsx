import { useFormatter } from 'use-intl';
import { useNow } from '../../../ui/time/use-now.ts';

const dayMs = 86_400_000;

/** "5 min. ago" today, a day of the year, a date before that; the exact time on hover. */
export function ShortTime({ at }: { at: string }) {
  const format = useFormatter();
  const now = useNow();
  const date = new Date(at);
  const age = now - date.getTime();
  const exact = format.dateTime(date, { dateStyle: 'full', timeStyle: 'short' });
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  const day = { day: 'numeric', month: 'short' } as const;
  return (
    <time dateTime={at} title={exact}>
      {age < dayMs
        ? format.relativeTime(Math.min(date.getTime(), now), { now, style: 'short' })
        : format.dateTime(date, isThisYear ? day : { ...day, year: 'numeric' })}
    </time>
  );
}
