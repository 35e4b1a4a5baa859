import { useParams } from '@tanstack/react-router';
import { BlockButton } from '../../features/chat/block-button.tsx';
import { MessageButton } from '../../features/chat/message-button.tsx';
import type { PersonDeeds } from '../../features/profiles/person/person-details.tsx';
import { PersonScreen } from '../../features/profiles/person/person-screen.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';
import { PostsLink } from '../posts-link.tsx';
import { ModerateButton } from '../moderate-button.tsx';
import { ReportButton } from '../report-button.tsx';

/** What profiles themselves do not know. */
const deedsIn =
  (eventId: number): PersonDeeds =>
  (person) => (
    <>
      <MessageButton person={person} />
      <PostsLink personId={person.id} />
      <ReportButton
        eventId={eventId}
        subject={{ kind: 'profile', personId: person.id }}
        name={person.fullName}
      />
      <BlockButton person={person} />
      <ModerateButton eventId={eventId} person={person} />
    </>
  );

export function AttendeePage() {
  const id = Number(useParams({ strict: false }).personId);
  return (
    <EventNeeded>
      {(event) => (
        <PersonScreen
          key={`${event.id} ${id}`}
          eventId={event.id}
          id={id}
          deeds={deedsIn(event.id)}
        />
      )}
    </EventNeeded>
  );
}
