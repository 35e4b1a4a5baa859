import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { CalendarScreen } from '../features/calendar/calendar-screen.tsx';
import { type AddressChange, readCalendarSearch } from '../features/calendar/calendar.places.ts';

const route = getRouteApi('/signed-in/apps/calendar');

export function CalendarPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const change = (part: AddressChange) =>
    void navigate({
      to: '/apps/calendar',
      search: (before) => readCalendarSearch({ ...before, ...part }),
      resetScroll: false,
    });
  return <CalendarScreen search={search} onAddress={change} />;
}
