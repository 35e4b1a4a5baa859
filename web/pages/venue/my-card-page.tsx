import { MyCardScreen } from '../../features/dropcards/card/my-card-screen.tsx';

export function MyCardPage() {
  return <MyCardScreen />;
}
