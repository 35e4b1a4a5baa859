import { getRouteApi } from '@tanstack/react-router';
import { CallScreen } from '../../features/exhibitors/applications/call-screen.tsx';

const route = getRouteApi('/e/$slug');

export function PublicExhibitPage() {
  const { event } = route.useLoaderData();
  return (
    <div className="opening-below">
      <CallScreen event={event} />
    </div>
  );
}
