import { useNavigate, useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { EditPersonScreen } from '../../features/people/record/edit-person-screen.tsx';
import { NotFoundPage } from '../apart/not-found-page.tsx';

export function EditPersonPage() {
  const { id = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const back = useCallback(
    () => void navigate({ to: '/apps/user/view/$id', params: { id } }),
    [navigate, id],
  );
  return <EditPersonScreen id={Number(id)} missing={<NotFoundPage />} onDone={back} />;
}
