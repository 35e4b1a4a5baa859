import { TicketsScreen } from '../../features/tickets/tickets-screen.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';

export function TicketsPage() {
  return <EventNeeded>{(event) => <TicketsScreen key={event.id} event={event} />}</EventNeeded>;
}
