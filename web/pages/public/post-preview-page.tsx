import { useParams } from '@tanstack/react-router';
import { PreviewedPost } from '../../features/blog/public/previewed-post.tsx';
import { NotFoundPage } from '../apart/not-found-page.tsx';

export function PostPreviewPage() {
  const { token = '' } = useParams({ strict: false });
  return <PreviewedPost token={token} missing={<NotFoundPage />} />;
}
