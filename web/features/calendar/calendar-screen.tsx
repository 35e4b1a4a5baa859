import { useTemporal } from '../../ui/time/use-temporal.ts';
import { CalendarFactsProvider } from './calendar-facts.tsx';
import { CalendarLoaded } from './calendar-loaded.tsx';
import { CalendarSkeleton } from './calendar-skeleton.tsx';
import type { CalendarScreenProps } from './calendar.places.ts';

/** Everything with a date that is mine. */
export function CalendarScreen(props: CalendarScreenProps) {
  const temporal = useTemporal();
  if (!temporal) return <CalendarSkeleton />;
  return (
    <CalendarFactsProvider temporal={temporal}>
      <CalendarLoaded {...props} />
    </CalendarFactsProvider>
  );
}
