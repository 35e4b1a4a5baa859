import { getRouteApi, Link, Outlet } from '@tanstack/react-router';
import { PublicFrame } from './public-frame.tsx';

const route = getRouteApi('/o/$place');

/** Around the public page of an organisation. */
export function OrganisationShell() {
  const page = route.useLoaderData();
  const { place } = page;
  return (
    <PublicFrame
      {...page}
      site={page.name}
      next={`/o/${place}`}
      renderHome={(props) => <Link to="/o/$place" params={{ place }} {...props} />}
    >
      <Outlet />
    </PublicFrame>
  );
}
