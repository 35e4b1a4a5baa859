import { SampleScreen } from '../features/datatables/sample-screen.tsx';

export function SampleTablePage() {
  return <SampleScreen />;
}
