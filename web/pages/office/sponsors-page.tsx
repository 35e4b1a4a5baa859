import { SponsorsScreen } from '../../features/sponsors/sponsors-screen.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';

export function SponsorsPage() {
  return <EventNeeded>{(event) => <SponsorsScreen event={event} />}</EventNeeded>;
}
