import { MineScreen } from '../../features/bookings/mine/mine-screen.tsx';

export function MinePage() {
  return <MineScreen />;
}
