import { ownerOf } from '../../../platform/query-client.ts';
import { session, useLastSession } from '../../../platform/session/session.ts';

/** Whose messages these are. */
export const ownId = (): number => session.last()?.person.id ?? 0;

export const useMe = (): number => useLastSession()?.person.id ?? 0;

/** Whose outbox it is: the signed-in person in their organisation. */
export const useOwner = (): string => {
  const last = useLastSession();
  return last ? ownerOf(last) : '';
};
