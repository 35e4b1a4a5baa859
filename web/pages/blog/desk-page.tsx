import { useNavigate } from '@tanstack/react-router';
import { DeskScreen } from '../../features/blog/desk/desk-screen.tsx';
import { NotFoundPage } from '../apart/not-found-page.tsx';

export function DeskPage() {
  const navigate = useNavigate();
  return (
    <DeskScreen
      missing={<NotFoundPage />}
      onBegun={(id) => void navigate({ to: '/pages/blog/edit/$id', params: { id: String(id) } })}
    />
  );
}
