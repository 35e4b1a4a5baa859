import { useLocation } from '@tanstack/react-router';
import { CardScreen } from '../../features/dropcards/card/card-screen.tsx';

/** The part of the address that never leaves the browser holds the code. */
export function CardPage() {
  const { hash } = useLocation();
  return <CardScreen key={hash} code={hash} />;
}
