import { ProgramScreen } from '../features/agenda/program-screen.tsx';
import { ProgramSkeleton } from '../features/agenda/program-skeleton.tsx';
import { EventNeeded } from '../ui/event/event-needed.tsx';
import { EventSponsors } from './event-sponsors.tsx';

export function ConferenceProgramPage() {
  return (
    <EventNeeded skeleton={<ProgramSkeleton />}>
      {(event) => (
        <>
          <ProgramScreen key={event.id} event={event} />
          <EventSponsors event={event} />
        </>
      )}
    </EventNeeded>
  );
}
