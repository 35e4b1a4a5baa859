import { useNavigate, useParams } from '@tanstack/react-router';
import { EditArticleScreen } from '../../features/help/manage/edit-article-screen.tsx';
import { NotFoundPage } from '../apart/not-found-page.tsx';

export function EditArticlePage() {
  const { id = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  return (
    <EditArticleScreen
      key={id}
      id={Number(id)}
      missing={<NotFoundPage />}
      onGone={() => void navigate({ to: '/pages/help/manage' })}
    />
  );
}
