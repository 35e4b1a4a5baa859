import { useFormatter } from 'use-intl';

export const isToday = (time: Date) => time.toDateString() === new Date().toDateString();

/** For lists: of today the time, of other days the day. */
export function useShortTime(): (at: string) => string {
  const format = useFormatter();
  return (at) => {
    const time = new Date(at);
    return format.dateTime(
      time,
      isToday(time) ? { timeStyle: 'short' } : { day: 'numeric', month: 'short' },
    );
  };
}
