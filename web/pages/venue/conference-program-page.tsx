import { ProgramScreen } from '../../features/agenda/program/program-screen.tsx';
import { ProgramSkeleton } from '../../features/agenda/program/program-skeleton.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';
import { EventSponsors } from '../public/event-sponsors.tsx';

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
