import { getRouteApi, Link, Outlet } from '@tanstack/react-router';
import { useCountedViews } from '../../features/analytics/counting/use-counted-views.ts';
import { PublicFrame } from './public-frame.tsx';

const route = getRouteApi('/e/$slug');

/** Around the public pages of an event. */
export function PublicShell() {
  const { event, organisation } = route.useLoaderData();
  const { slug } = event;
  useCountedViews('public', slug);
  return (
    <PublicFrame
      {...event}
      site={organisation.name}
      next={`/e/${slug}`}
      renderHome={(props) => <Link to="/e/$slug" params={{ slug }} {...props} />}
    >
      <Outlet />
    </PublicFrame>
  );
}
