import { WaitingListScreen } from '../../features/bookings/waiting/waiting-list-screen.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';

export function WaitingListPage() {
  return <EventNeeded>{(event) => <WaitingListScreen key={event.id} event={event} />}</EventNeeded>;
}
