import type { Conversation } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { marks } from '../chat.live.ts';
import type { History } from './lines.history.ts';
import { lastSeen, type SeenLine } from './lines.marks.ts';
import { useMe } from '../desks/use-owner.ts';

/** My last line that others have read, and who; null where nobody did, or nobody tells. */
export function useSeenLine(
  { id, kind, standing }: Conversation,
  history: History | undefined,
): SeenLine | null {
  const me = useMe();
  const isAmongFew = (kind === 'direct' || kind === 'group') && standing === 'member';
  const { data } = useQuery({ ...marks.options(id), enabled: isAmongFew });
  return isAmongFew && data && history ? lastSeen(data, history.lines, me) : null;
}
