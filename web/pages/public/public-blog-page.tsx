import { getRouteApi } from '@tanstack/react-router';
import { PublicBlog } from '../../features/blog/public/public-blog.tsx';

const route = getRouteApi('/e/$slug');

export function PublicBlogPage() {
  const { slug } = route.useParams();
  return (
    <div className="opening-below">
      <PublicBlog slug={slug} />
    </div>
  );
}
