import { useNavigate, useSearch } from '@tanstack/react-router';
import { CalendarScreen } from '../features/calendar/calendar-screen.tsx';
import { readCalendarSearch } from '../features/calendar/calendar.places.ts';

export function CalendarPage() {
  const search = readCalendarSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  return (
    <CalendarScreen
      search={search}
      onAddress={(change) =>
        void navigate({
          to: '/apps/calendar',
          search: (before) => readCalendarSearch({ ...before, ...change }),
          replace: !('entry' in change),
          resetScroll: false,
        })
      }
    />
  );
}
