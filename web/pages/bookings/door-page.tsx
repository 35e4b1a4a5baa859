import { DoorScreen } from '../../features/bookings/door/door-screen.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';

export function DoorPage() {
  return <EventNeeded>{(event) => <DoorScreen key={event.id} event={event} />}</EventNeeded>;
}
