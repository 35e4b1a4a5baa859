import { QuestionsScreen } from '../../features/tickets/questions-screen.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';

export function QuestionsPage() {
  return <EventNeeded>{(event) => <QuestionsScreen key={event.id} event={event} />}</EventNeeded>;
}
