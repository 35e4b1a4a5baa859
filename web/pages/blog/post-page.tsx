import { useParams } from '@tanstack/react-router';
import { PostScreen } from '../../features/blog/post/post-screen.tsx';
import { NotFoundPage } from '../apart/not-found-page.tsx';

export function PostPage() {
  const { id = '' } = useParams({ strict: false });
  return <PostScreen key={id} id={Number(id)} missing={<NotFoundPage />} />;
}
