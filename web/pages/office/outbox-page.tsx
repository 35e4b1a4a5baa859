import { useNavigate, useSearch } from '@tanstack/react-router';
import { readOutboxSearch } from '../../features/organisations/organisations.places.ts';
import { OutboxScreen } from '../../features/organisations/outbox-screen.tsx';

export function OutboxPage() {
  const navigate = useNavigate();
  const { mail, ...search } = readOutboxSearch(useSearch({ strict: false }));
  return (
    <OutboxScreen
      openMail={mail === undefined ? null : Number(mail)}
      onClose={() => void navigate({ to: '/settings/outbox', search, resetScroll: false })}
    />
  );
}
