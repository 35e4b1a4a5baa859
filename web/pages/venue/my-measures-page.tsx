import { MineScreen } from '../../features/moderation/mine-screen.tsx';

export function MyMeasuresPage() {
  return <MineScreen />;
}
