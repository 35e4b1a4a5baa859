import type { HallBooth, MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { BoothChat } from '../../features/chat/booth-chat.tsx';
import { DropCardButton } from '../../features/dropcards/card/drop-card-button.tsx';
import { ownBoothsOptions } from '../../features/exhibitors/booths/booths.own-booths.ts';
import { HallBoothScreen } from '../../features/exhibitors/visits/hall-booth-screen.tsx';
import { HallBoothSkeleton } from '../../features/exhibitors/visits/hall-booth-skeleton.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';
import { ReportButton } from '../report-button.tsx';

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

/** Whoever works there answers in the inbox instead. */
function Talk({ event, booth }: { event: MyEvent; booth: Pick<HallBooth, 'id' | 'name'> }) {
  const { data: own } = useQuery(ownBoothsOptions());
  if (!own || own.some(({ id }) => id === booth.id)) return null;
  return <BoothChat event={event} booth={booth} />;
}

const talkIn = (event: MyEvent) => (booth: Pick<HallBooth, 'id' | 'name'>) => (
  <Talk event={event} booth={booth} />
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
          talk={talkIn(event)}
        />
      )}
    </EventNeeded>
  );
}
