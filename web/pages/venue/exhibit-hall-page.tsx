import { staffOnlineOptions } from '../../features/exhibitors/hall/hall.api.ts';
import { floors, myHalls } from '../../features/exhibitors/hall/hall.live.ts';
import { HallScreen } from '../../features/exhibitors/hall/hall-screen.tsx';
import { HallSkeleton } from '../../features/exhibitors/hall/hall-skeleton.tsx';
import { readEventAhead } from '../../platform/loading/read-event-ahead.ts';
import { EventNeeded } from '../../ui/event/event-needed.tsx';

export const readHall = () =>
  readEventAhead((client, { id, modules }) =>
    modules.includes('exhibitors')
      ? [
          client.query(floors.options(id)),
          client.query(myHalls.options(id)),
          client.query(staffOnlineOptions(id)),
        ]
      : [],
  );

export function ExhibitHallPage() {
  return (
    <EventNeeded skeleton={<HallSkeleton />}>{(event) => <HallScreen event={event} />}</EventNeeded>
  );
}
