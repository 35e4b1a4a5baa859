import { ownerOf } from '../../../platform/query-client.ts';
import { useLastSession } from '../../../platform/session/session.ts';

export const useMe = (): number => useLastSession()?.person.id ?? 0;

/** Whose outbox it is: the signed-in person in their organisation. */
export const useOwner = (): string => {
  const session = useLastSession();
  return session ? ownerOf(session) : '';
};
