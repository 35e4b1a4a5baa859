import type { MyEvent } from '@plenum/contract';
import { useFormatter } from 'use-intl';

/** By the clock of the event. */
export function useLetterTime({ timeZone }: MyEvent): (at: string) => string {
  const format = useFormatter();
  return (at) =>
    format.dateTime(new Date(at), {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    });
}
