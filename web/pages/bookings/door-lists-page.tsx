import { useSearch } from '@tanstack/react-router';
import type { AttendanceSearch } from '../../features/bookings/attendance/attendance.places.ts';
import { AttendanceScreen } from '../../features/bookings/attendance/attendance-screen.tsx';
import { ListsScreen } from '../../features/bookings/lists/lists-screen.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';

export function ListsPage() {
  return <EventNeeded>{(event) => <ListsScreen key={event.id} event={event} />}</EventNeeded>;
}

export function AttendancePage() {
  const search: AttendanceSearch = useSearch({ strict: false });
  return (
    <EventNeeded>
      {(event) => <AttendanceScreen key={event.id} event={event} search={search} />}
    </EventNeeded>
  );
}
