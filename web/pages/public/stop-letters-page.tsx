import { getRouteApi } from '@tanstack/react-router';
import { StopLetters } from '../../features/bookings/letters/stop-letters.tsx';

const route = getRouteApi('/pay/letters/stop/$token');

export function StopLettersPage() {
  const { token } = route.useParams();
  return <StopLetters key={token} token={token} />;
}
