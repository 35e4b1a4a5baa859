import { useSearch } from '@tanstack/react-router';
import { readSetupSearch } from '../../features/events/events.places.ts';
import { HubScreen } from '../../features/events/hub/hub-screen.tsx';

export function ConferencePlatformPage() {
  const { tab = 'basics' } = readSetupSearch(useSearch({ strict: false }));
  return <HubScreen tab={tab} />;
}
