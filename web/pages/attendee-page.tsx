import type { PersonPage } from '@plenum/contract';
import { useParams } from '@tanstack/react-router';
import { PersonScreen } from '../features/profiles/person-screen.tsx';
import { EventNeeded } from '../ui/event/event-needed.tsx';
import { ReportButton } from './report-button.tsx';

/** What profiles themselves do not know. */
const deedsIn =
  (eventId: number) =>
  ({ id, fullName, standing }: PersonPage) =>
    standing !== 'me' && (
      <ReportButton eventId={eventId} subject={{ kind: 'profile', personId: id }} name={fullName} />
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
