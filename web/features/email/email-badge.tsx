import { useQuery } from '@tanstack/react-query';
import { CountBadge } from '../../ui/count-badge.tsx';
import { mailCounts } from './email.counts.ts';

/** How many mails wait unread in the inbox; the words come from where the badge stands. */
export function EmailBadge({ unread }: { unread: (count: number) => string }) {
  const { data } = useQuery(mailCounts.options());
  return <CountBadge count={data?.inbox ?? 0} words={unread} />;
}
