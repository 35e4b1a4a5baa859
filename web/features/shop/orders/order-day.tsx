import { useFormatter } from 'use-intl';

/** A day of the calendar, the same in every zone. */
export function OrderDay({ day }: { day: string }) {
  const format = useFormatter();
  return (
    <time dateTime={day}>
      {format.dateTime(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' })}
    </time>
  );
}
