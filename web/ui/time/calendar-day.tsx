import { useFormatter } from 'use-intl';

/** A day of the calendar, the same in every zone. */
export function CalendarDay({ day }: { day: string | null }) {
  const format = useFormatter();
  if (!day) return <span aria-hidden>{'–'}</span>;
  return (
    <time dateTime={day}>
      {format.dateTime(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' })}
    </time>
  );
}
