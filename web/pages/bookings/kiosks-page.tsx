import { KiosksScreen } from '../../features/bookings/kiosk/kiosks-screen.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';

export function KiosksPage() {
  return <EventNeeded>{(event) => <KiosksScreen key={event.id} event={event} />}</EventNeeded>;
}
