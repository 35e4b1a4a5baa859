import type { HallBooth, MyEvent } from '@plenum/contract';
import { getRouteApi } from '@tanstack/react-router';
import { DropCardButton } from '../features/dropcards/drop-card-button.tsx';
import { HallBoothScreen } from '../features/exhibitors/hall-booth-screen.tsx';
import { HallBoothSkeleton } from '../features/exhibitors/hall-booth-skeleton.tsx';
import { EventNeeded } from '../ui/event/event-needed.tsx';
import { ReportButton } from './report-button.tsx';

const route = getRouteApi('/signed-in/exhibit-hall/$exhibitorId');

/** What the hall itself does not know: giving one's card. */
const deedsIn =
  (event: MyEvent) =>
  ({ id, name }: Pick<HallBooth, 'id' | 'name'>) => (
    <>
      <DropCardButton eventId={event.id} exhibitorId={id} name={name} />
      <ReportButton eventId={event.id} subject={{ kind: 'booth', exhibitorId: id }} name={name} />
    </>
  );

export function HallBoothPage() {
  const exhibitorId = Number(route.useParams().exhibitorId);
  return (
    <EventNeeded skeleton={<HallBoothSkeleton />}>
      {(event) => (
        <HallBoothScreen
          key={`${event.id} ${exhibitorId}`}
          event={event}
          exhibitorId={exhibitorId}
          deeds={deedsIn(event)}
        />
      )}
    </EventNeeded>
  );
}
