import type { MyEvent, Offer } from '@plenum/contract';
import { RoomPanel } from '../../features/bookings/room/room-panel.tsx';
import { CodesScreen } from '../../features/tickets/codes/codes-screen.tsx';
import { QuestionsScreen } from '../../features/tickets/questions/questions-screen.tsx';
import { TicketsScreen } from '../../features/tickets/tickets-screen.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';
import { QuestionPreview } from './question-preview.tsx';

export function TicketsPage() {
  return (
    <EventNeeded>
      {(event) => <TicketsScreen key={event.id} event={event} room={<RoomPanel event={event} />} />}
    </EventNeeded>
  );
}

const previewIn = (event: MyEvent) => (offer: Offer) => (
  <QuestionPreview event={event} offer={offer} />
);

export function QuestionsPage() {
  return (
    <EventNeeded>
      {(event) => <QuestionsScreen key={event.id} event={event} preview={previewIn(event)} />}
    </EventNeeded>
  );
}

export function CodesPage() {
  return <EventNeeded>{(event) => <CodesScreen key={event.id} event={event} />}</EventNeeded>;
}
