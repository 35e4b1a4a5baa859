import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { BookingScreen } from '../../features/bookings/own/booking-screen.tsx';
import { PayWay } from '../../features/payments/ways/pay-way.tsx';

const route = getRouteApi('/pay/booking/$token');

export function BookingPage() {
  const { token } = route.useParams();
  const search = route.useSearch();
  const navigate = useNavigate();
  const go = (next: typeof search, replace = false) =>
    void navigate({ to: '/booking/$token', params: { token }, search: next, replace });
  return (
    <BookingScreen
      key={token}
      token={token}
      search={search}
      onStep={(step) => go({ step })}
      onSettled={() => go({}, true)}
      PayWay={PayWay}
    />
  );
}
