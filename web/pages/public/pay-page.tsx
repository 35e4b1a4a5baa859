import { useParams, useSearch } from '@tanstack/react-router';
import { PayScreen } from '../../features/payments/ways/pay-screen.tsx';

export function PayPage() {
  const { token = '' } = useParams({ strict: false });
  const { back } = useSearch({ strict: false });
  return <PayScreen key={token} token={token} isBack={back === 'paid'} />;
}
