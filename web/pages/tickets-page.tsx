import { TicketsScreen } from '../features/tickets/tickets-screen.tsx';

export function TicketsPage() {
  return <TicketsScreen />;
}
