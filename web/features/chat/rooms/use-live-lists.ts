import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenToLists } from '../chat.live.ts';
import { useMe } from '../desks/use-owner.ts';

const heard = new Map<object, { count: number; stop: () => void }>();

/** Lists and how I stand in conversations are kept true while any of them is shown. */
export function useLiveLists(): void {
  const client = useQueryClient();
  const me = useMe();
  useEffect(() => {
    const known = heard.get(client) ?? { count: 0, stop: listenToLists(client, me) };
    known.count += 1;
    heard.set(client, known);
    return () => {
      known.count -= 1;
      if (known.count > 0) return;
      heard.delete(client);
      known.stop();
    };
  }, [client, me]);
}
