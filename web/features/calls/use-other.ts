import type { Call, ChatPerson } from '@plenum/contract';
import { useSession } from '../../platform/session/session.ts';

/** The one at the other end. */
export function useOther(call: Call): ChatPerson {
  const ownId = useSession()?.person.id;
  return call.caller.id === ownId ? call.callee : call.caller;
}
