import { useNavigate, useSearch } from '@tanstack/react-router';
import { AuditScreen } from '../../features/audit/audit-screen.tsx';
import { readAuditSearch } from '../../features/audit/audit.places.ts';

export function AuditPage() {
  const navigate = useNavigate();
  return (
    <AuditScreen
      search={readAuditSearch(useSearch({ strict: false }))}
      onSearch={(search) => void navigate({ to: '/settings/audit', search, resetScroll: false })}
    />
  );
}
