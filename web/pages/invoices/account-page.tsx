import { useParams } from '@tanstack/react-router';
import { AccountScreen } from '../../features/payments/account/account-screen.tsx';
import { NotFoundPage } from '../apart/not-found-page.tsx';

export function AccountPage() {
  const { id = '' } = useParams({ strict: false });
  return <AccountScreen key={id} clientId={Number(id)} missing={<NotFoundPage />} />;
}
