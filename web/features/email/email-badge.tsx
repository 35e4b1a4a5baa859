import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countsOptions } from './email.api.ts';
import classes from './email-badge.module.css';
import { listenToCounts } from './email.live.ts';

/** How many mails wait unread in the inbox; the words come from where the badge stands. */
export function EmailBadge({ unread }: { unread: (count: number) => string }) {
  const client = useQueryClient();
  const { data } = useQuery(countsOptions());
  useEffect(() => listenToCounts(client), [client]);
  const count = data?.inbox ?? 0;
  if (count === 0) return null;
  return (
    <span className={classes.badge}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{unread(count)}</span>
    </span>
  );
}
