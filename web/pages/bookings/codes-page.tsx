import { CodesScreen } from '../../features/tickets/codes-screen.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';

export function CodesPage() {
  return <EventNeeded>{(event) => <CodesScreen key={event.id} event={event} />}</EventNeeded>;
}
