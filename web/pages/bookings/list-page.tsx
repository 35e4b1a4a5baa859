import { BookingsScreen } from '../../features/bookings/list/bookings-screen.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';

export function ListPage() {
  return <EventNeeded>{(event) => <BookingsScreen key={event.id} event={event} />}</EventNeeded>;
}
