import { FindScreen } from '../../features/profiles/find/find-screen.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';

export function PeopleSearchPage() {
  return <EventNeeded>{(event) => <FindScreen key={event.id} event={event} />}</EventNeeded>;
}
