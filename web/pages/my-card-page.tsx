import { MyCardScreen } from '../features/dropcards/my-card-screen.tsx';

export function MyCardPage() {
  return <MyCardScreen />;
}
