import { getRouteApi } from '@tanstack/react-router';
import { ConsoleScreen } from '../../features/exhibitors/console/console-screen.tsx';

const route = getRouteApi('/signed-in/booths/$exhibitorId/console');

export function BoothConsolePage() {
  const exhibitorId = Number(route.useParams().exhibitorId);
  return <ConsoleScreen key={exhibitorId} exhibitorId={exhibitorId} />;
}
