import { OwnBoothsScreen } from '../../features/exhibitors/booths/own-booths-screen.tsx';
import { useCurrentEvent } from '../../platform/current-event.ts';

export function OwnBoothsPage() {
  const { events } = useCurrentEvent();
  return <OwnBoothsScreen events={events} />;
}
