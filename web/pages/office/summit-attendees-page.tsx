import { MessageButton } from '../../features/chat/message-button.tsx';
import type { PersonDeeds } from '../../features/profiles/person/person-details.tsx';
import { AttendeesScreen } from '../../features/profiles/find/attendees-screen.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';

const message: PersonDeeds = (person) => <MessageButton person={person} />;

export function SummitAttendeesPage() {
  return (
    <EventNeeded>
      {(event) => <AttendeesScreen key={event.id} event={event} deeds={message} />}
    </EventNeeded>
  );
}
