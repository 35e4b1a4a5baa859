import { getRouteApi } from '@tanstack/react-router';
import { DeskScreen } from '../../features/moderation/desk-screen.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';

const route = getRouteApi('/signed-in/moderation');

export function ModerationPage() {
  const { tab = 'queue' } = route.useSearch();
  return (
    <EventNeeded>{(event) => <DeskScreen key={event.id} event={event} tab={tab} />}</EventNeeded>
  );
}
