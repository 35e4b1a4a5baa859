import { AttendeeSearchScreen } from '../../features/profiles/find/attendee-search-screen.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';

export function AttendeeSearchPage() {
  return (
    <EventNeeded>{(event) => <AttendeeSearchScreen key={event.id} event={event} />}</EventNeeded>
  );
}
