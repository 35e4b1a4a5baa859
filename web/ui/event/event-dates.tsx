import type { MyEvent } from '@plenum/contract';
import { useFormatter } from 'use-intl';

interface EventDatesProps {
  event: Pick<MyEvent, 'startsOn' | 'endsOn'>;
  isLong?: boolean;
}

/** The days of an event are its own: no zone of any reader moves them. */
export function EventDates({ event, isLong = false }: EventDatesProps) {
  const format = useFormatter();
  const words = format.dateTimeRange(new Date(event.startsOn), new Date(event.endsOn), {
    dateStyle: isLong ? 'long' : 'medium',
    timeZone: 'UTC',
  });
  return <span>{words}</span>;
}
