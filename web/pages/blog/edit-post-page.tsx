import { useNavigate, useParams } from '@tanstack/react-router';
import { EditPostScreen } from '../../features/blog/desk/edit-post-screen.tsx';
import { NotFoundPage } from '../apart/not-found-page.tsx';

export function EditPostPage() {
  const { id = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  return (
    <EditPostScreen
      key={id}
      id={Number(id)}
      missing={<NotFoundPage />}
      onGone={() => void navigate({ to: '/pages/blog/desk' })}
    />
  );
}
