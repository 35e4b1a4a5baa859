import type { Conversation } from '@plenum/contract';
import { useEffect, useState } from 'react';
import { onMessage } from '../../platform/socket-client.ts';
import type { History } from './chat.history.ts';
import { useMe } from './use-owner.ts';

/** My last line that another member has read since this was opened; 0 where nobody tells. */
export function useSeenUpTo({ id, kind }: Conversation, history: History | undefined): number {
  const me = useMe();
  const [seen, setSeen] = useState(0);
  useEffect(
    () =>
      onMessage('chat.seen', ({ conversationId, personId, sequence }) => {
        if (conversationId === id && personId !== me) {
          setSeen((known) => Math.max(known, sequence));
        }
      }),
    [id, me],
  );
  if (kind !== 'direct' && kind !== 'group') return 0;
  const line = history?.lines.findLast(
    ({ author, sequence }) => author?.id === me && sequence <= seen,
  );
  return line?.sequence ?? 0;
}
