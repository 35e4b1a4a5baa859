import { useParams } from '@tanstack/react-router';
import { PublicPost } from '../../features/blog/public/public-post.tsx';
import { PublicMissingPage } from './public-missing-page.tsx';

export function PublicPostPage() {
  const { slug = '', postSlug = '' } = useParams({ strict: false });
  return (
    <div className="opening-below">
      <PublicPost key={postSlug} slug={slug} postSlug={postSlug} missing={<PublicMissingPage />} />
    </div>
  );
}
