import { useNavigate } from '@tanstack/react-router';
import { NewDraftScreen } from '../../features/invoices/draft/new-draft-screen.tsx';

export function NewDraftPage() {
  const navigate = useNavigate();
  return (
    <NewDraftScreen
      onSaved={({ id }) =>
        void navigate({ to: '/apps/invoice/preview/$id', params: { id: String(id) } })
      }
    />
  );
}
