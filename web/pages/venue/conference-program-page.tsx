import type { MyEvent } from '@plenum/contract';
import { ProgramScreen } from '../../features/agenda/program/program-screen.tsx';
import { ProgramSkeleton } from '../../features/agenda/program/program-skeleton.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';
import { EventSponsors } from '../public/event-sponsors.tsx';
import { useAgainOf } from '../stage/use-again-of.ts';

export function ConferenceProgramPage() {
  return (
    <EventNeeded skeleton={<ProgramSkeleton />}>
      {(event) => <ConferenceProgram key={event.id} event={event} />}
    </EventNeeded>
  );
}

function ConferenceProgram({ event }: { event: MyEvent }) {
  const againOf = useAgainOf(event.id);
  return (
    <>
      <ProgramScreen event={event} againOf={againOf} />
      <EventSponsors event={event} />
    </>
  );
}
