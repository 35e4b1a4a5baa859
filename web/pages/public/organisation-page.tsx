import { getRouteApi, Link } from '@tanstack/react-router';
import { PostCards } from '../../features/blog/list/post-cards.tsx';
import { OrganisationView } from '../../features/face/organisation-view.tsx';

const route = getRouteApi('/o/$place');

/** Posts look as they do in the blog, and stand at the address of an event. */
export function OrganisationPage() {
  const read = route.useLoaderData();
  return (
    <OrganisationView
      key={read.place}
      read={read}
      renderNews={({ posts }, slug) => (
        <PostCards
          posts={posts}
          level="h3"
          renderLink={(post, props) => (
            <Link to="/e/$slug/blog/$postSlug" params={{ slug, postSlug: post.slug }} {...props} />
          )}
        />
      )}
    />
  );
}
