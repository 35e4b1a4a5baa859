import { getRouteApi } from '@tanstack/react-router';
import { SelfScreen } from '../../features/speakers/self/self-screen.tsx';

const route = getRouteApi('/guest/speaker');

/** Where the mailed link of a speaker leads. */
export function OwnSpeakerPage() {
  return <SelfScreen read={route.useLoaderData()} />;
}
