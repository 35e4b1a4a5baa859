import type { Occurrence } from '@plenum/contract';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useFormatter, useTimeZone, useTranslations } from 'use-intl';
import type { TemporalApi } from '../../ui/time/temporal.ts';
import { type Clock, clockOf } from './calendar.clock.ts';
import { addDays, dateOf, type Day } from './calendar.days.ts';

const clockWords = { hour: 'numeric', minute: '2-digit' } as const;
const dayWords = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const hourMs = 3_600_000;
const utc = { timeZone: 'UTC' } as const;

/** The reader's clock, and times and names in the reader's words. */
function useFactsOf(temporal: TemporalApi) {
  const t = useTranslations('calendar');
  const format = useFormatter();
  const zone = useTimeZone() ?? 'UTC';
  const clock: Clock = useMemo(() => clockOf(temporal, zone), [temporal, zone]);
  return useMemo(() => {
    const dayText = (day: Day, how: 'full' | 'short' = 'full') =>
      format.dateTime(
        dateOf(day),
        how === 'full' ? { dateStyle: 'full', ...utc } : { ...dayWords, ...utc },
      );
    /** 10:15, and of a whole hour only that. */
    const clockText = (instant: number) =>
      format.dateTime(instant, instant % hourMs === 0 ? { hour: 'numeric' } : clockWords);
    const wholeDays = (start: string, end: string) => {
      const [first, last] = [start.slice(0, 10), addDays(end.slice(0, 10), -1)];
      return last <= first
        ? dayText(first, 'short')
        : format.dateTimeRange(dateOf(first), dateOf(last), { ...dayWords, ...utc });
    };
    /** 10:00 – 10:45; of whole days, that it is one. */
    const timeOf = ({ isAllDay, start, end }: Pick<Occurrence, 'isAllDay' | 'start' | 'end'>) =>
      isAllDay ? t('allDay') : format.dateTimeRange(new Date(start), new Date(end), clockWords);
    const wholeOf = ({ isAllDay, start, end }: Pick<Occurrence, 'isAllDay' | 'start' | 'end'>) =>
      isAllDay
        ? wholeDays(start, end)
        : format.dateTimeRange(new Date(start), new Date(end), { ...dayWords, ...clockWords });
    const kindOf = ({ layer, calendar }: Occurrence) =>
      layer === 'entries' ? calendar && t(`calendars.${calendar}`) : t(`layerOne.${layer}`);
    const labelOf = (one: Occurrence) =>
      [
        one.title,
        wholeOf(one),
        kindOf(one),
        one.location,
        one.isRepeating && t('repeating'),
        one.guests > 0 && t('guestCount', { count: one.guests }),
        one.isCancelled && t('cancelled'),
        one.myAnswer && t(`myAnswer.${one.myAnswer}`),
      ]
        .filter(Boolean)
        .join(', ');
    return { temporal, clock, zone, dayText, clockText, timeOf, wholeOf, kindOf, labelOf };
  }, [temporal, clock, zone, format, t]);
}

export type CalendarFacts = ReturnType<typeof useFactsOf>;

const Facts = createContext<CalendarFacts | null>(null);

interface CalendarFactsProviderProps {
  temporal: TemporalApi;
  children: ReactNode;
}

export function CalendarFactsProvider({ temporal, children }: CalendarFactsProviderProps) {
  const facts = useFactsOf(temporal);
  return <Facts value={facts}>{children}</Facts>;
}

export function useCalendarFacts(): CalendarFacts {
  const facts = useContext(Facts);
  if (!facts) throw new Error('No calendar around this component.');
  return facts;
}
