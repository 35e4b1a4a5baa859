import { BookingsScreen } from '../features/bookings/bookings-screen.tsx';

export function BookingsPage() {
  return <BookingsScreen />;
}
