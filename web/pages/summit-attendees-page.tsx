import { MessageButton } from '../features/chat/message-button.tsx';
import { AttendeesScreen } from '../features/profiles/attendees-screen.tsx';
import { EventNeeded } from '../ui/event/event-needed.tsx';

export function SummitAttendeesPage() {
  return (
    <EventNeeded>
      {(event) => (
        <AttendeesScreen
          key={event.id}
          event={event}
          deeds={(person) => <MessageButton person={person} />}
        />
      )}
    </EventNeeded>
  );
}
