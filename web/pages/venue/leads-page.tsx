import { useParams, useSearch } from '@tanstack/react-router';
import { BoothTabs } from '../../features/exhibitors/visits/booth-tabs.tsx';
import { readLeadsSearch } from '../../features/dropcards/dropcards.places.ts';
import { LeadsScreen } from '../../features/dropcards/leads/leads-screen.tsx';

export function LeadsPage() {
  const { exhibitorId } = useParams({ from: '/signed-in/booths/$exhibitorId/leads' });
  const search = readLeadsSearch(useSearch({ strict: false }));
  return (
    <LeadsScreen
      key={exhibitorId}
      exhibitorId={Number(exhibitorId)}
      search={search}
      tabs={<BoothTabs exhibitorId={Number(exhibitorId)} />}
    />
  );
}
