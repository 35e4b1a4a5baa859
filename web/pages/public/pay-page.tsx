import { useParams } from '@tanstack/react-router';
import { PayScreen } from '../../features/payments/ways/pay-screen.tsx';

export function PayPage() {
  const { token = '' } = useParams({ strict: false });
  return <PayScreen key={token} token={token} />;
}
