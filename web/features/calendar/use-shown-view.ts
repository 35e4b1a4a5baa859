import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useStoredValue } from '../../platform/device-settings.ts';
import { storedValue } from '../../platform/stored-value.ts';
import { useNow } from '../../ui/time/use-now.ts';
import { useCalendarFacts } from './calendar-facts.tsx';
import { trueScale, wallScale } from './calendar.clock.ts';
import type { Day } from './calendar.days.ts';
import { daysShown, turn } from './calendar.period.ts';
import { type CalendarScreenProps, type CalendarView, calendarViews } from './calendar.places.ts';

/** As it was last looked at on this device. */
const lastView = storedValue<CalendarView | null>(
  'calendarView',
  (text) => calendarViews.find((name) => name === text) ?? null,
  (view) => view ?? '',
);

/** Which days are in sight, and the ways to others. */
export function useShownView({ search, onAddress }: CalendarScreenProps) {
  const { clock } = useCalendarFacts();
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const chosen = useStoredValue(lastView);
  const today = clock.dayOf(useNow());
  const view = search.view ?? chosen ?? (isPhone ? 'list' : 'month');
  const on = search.on ?? today;
  const [focused, setFocused] = useState<Day>(on);
  const days = daysShown(view, on);
  const go = (day: Day, next?: CalendarView) => {
    if (next) lastView.set(next);
    setFocused(day);
    onAddress({ on: day, ...(next && { view: next }) });
  };
  return {
    view,
    on,
    today,
    days,
    isPhone,
    scale: view === 'day' ? trueScale(clock) : wallScale(clock),
    activeDay: days.includes(focused) ? focused : on,
    go,
    focusDay: setFocused,
    showView: (next: CalendarView) => {
      lastView.set(next);
      onAddress({ view: next });
    },
    turn: (by: 1 | -1) => go(turn(view, on, by)),
    goToday: () => go(today),
  };
}
