import { useSyncExternalStore } from 'react';
import { ownerOf } from '../../../platform/query-client.ts';
import { useSession } from '../../../platform/session/session.ts';
import { type WaitingDrop, waitingDropsOf } from './scan.queue.ts';

/** Whose cards these are: the signed-in person in their organisation. */
export const useOwner = (): string => {
  const session = useSession();
  return session ? ownerOf(session) : '';
};

/** Cards I gave on this device that the server has not confirmed. */
export function useWaitingDrops(): readonly WaitingDrop[] {
  const store = waitingDropsOf(useOwner());
  return useSyncExternalStore(store.subscribe, store.get);
}
