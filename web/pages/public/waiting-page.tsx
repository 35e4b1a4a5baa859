import { getRouteApi } from '@tanstack/react-router';
import { WaitingScreen } from '../../features/bookings/waiting/waiting-screen.tsx';

const route = getRouteApi('/pay/waiting/$token');

export function WaitingPage() {
  const { token } = route.useParams();
  return <WaitingScreen key={token} token={token} />;
}
