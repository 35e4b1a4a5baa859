import { HallScreen } from '../../features/exhibitors/hall/hall-screen.tsx';
import { HallSkeleton } from '../../features/exhibitors/hall/hall-skeleton.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';

export function ExhibitHallPage() {
  return (
    <EventNeeded skeleton={<HallSkeleton />}>{(event) => <HallScreen event={event} />}</EventNeeded>
  );
}
