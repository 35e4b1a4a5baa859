import { useParams } from '@tanstack/react-router';
import { EditDraftScreen } from '../../features/invoices/draft/edit-draft-screen.tsx';
import { NotFoundPage } from '../apart/not-found-page.tsx';

export function EditDraftPage() {
  const { id = '' } = useParams({ strict: false });
  return <EditDraftScreen key={id} id={Number(id)} missing={<NotFoundPage />} />;
}
