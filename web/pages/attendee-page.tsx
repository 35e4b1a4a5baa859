import { useParams } from '@tanstack/react-router';
import { MessageButton } from '../features/chat/message-button.tsx';
import type { PersonDeeds } from '../features/profiles/person-details.tsx';
import { PersonScreen } from '../features/profiles/person-screen.tsx';
import { EventNeeded } from '../ui/event/event-needed.tsx';

const message: PersonDeeds = (person) => <MessageButton person={person} />;

export function AttendeePage() {
  const id = Number(useParams({ strict: false }).personId);
  return (
    <EventNeeded>
      {(event) => (
        <PersonScreen key={`${event.id} ${id}`} eventId={event.id} id={id} deeds={message} />
      )}
    </EventNeeded>
  );
}
