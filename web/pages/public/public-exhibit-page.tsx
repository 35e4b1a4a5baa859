import { getRouteApi } from '@tanstack/react-router';
import { CallScreen } from '../../features/exhibitors/applications/call-screen.tsx';

const route = getRouteApi('/e/$slug');

export function PublicExhibitPage() {
  const { event, organisation } = route.useLoaderData();
  return <CallScreen event={event} organisation={organisation.name} />;
}
