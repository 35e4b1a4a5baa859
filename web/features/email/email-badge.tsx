import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CountBadge } from '../../ui/count-badge.tsx';
import { countsOptions } from './email.api.ts';
import { listenToCounts } from './email.live.ts';

/** How many mails wait unread in the inbox; the words come from where the badge stands. */
export function EmailBadge({ unread }: { unread: (count: number) => string }) {
  const client = useQueryClient();
  const { data } = useQuery(countsOptions());
  useEffect(() => listenToCounts(client), [client]);
  return <CountBadge count={data?.inbox ?? 0} words={unread} />;
}
