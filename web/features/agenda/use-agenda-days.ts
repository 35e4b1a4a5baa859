import type { AgendaSession, EventSetup } from '@plenum/contract';
import { useMemo } from 'react';
import { useNow } from '../../ui/time/use-now.ts';
import { useTemporal } from '../../ui/time/use-temporal.ts';
import { type AgendaDay, dayAt, daysOf } from './agenda.days.ts';

type Stretch = Pick<EventSetup, 'startsOn' | 'endsOn' | 'timeZone'>;

const startsOf = (sessions: readonly AgendaSession[]) =>
  sessions.flatMap(({ startsAt }) => (startsAt ? [Date.parse(startsAt)] : []));

/** Null until the calendar is loaded; the day is the wanted one, else today, else the first. */
export function useAgendaDays(
  event: Stretch,
  sessions: readonly AgendaSession[],
  wanted: string | undefined,
) {
  const temporal = useTemporal();
  const now = useNow();
  const { startsOn, endsOn, timeZone } = event;
  const days = useMemo(
    () => temporal && daysOf(temporal, { startsOn, endsOn, timeZone }, startsOf(sessions)),
    [temporal, startsOn, endsOn, timeZone, sessions],
  );
  const [first] = days ?? [];
  if (!temporal || !days || !first) return null;
  const dayOf = ({ startsAt }: Pick<AgendaSession, 'startsAt'>) =>
    startsAt ? dayAt(temporal, Date.parse(startsAt), timeZone) : '';
  const named = days.find(({ day }) => day === wanted);
  const today = days.find(({ from, to }) => from <= now && now < to);
  const chosen: AgendaDay = named ?? today ?? first;
  return { days, chosen, dayOf };
}

export type AgendaDays = NonNullable<ReturnType<typeof useAgendaDays>>;
