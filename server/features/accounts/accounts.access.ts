import { LRUCache } from 'lru-cache';
import type { Caller, Callers } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { findOpenSession } from './sessions/sessions.queries.ts';
import type { Tokens } from './sessions/sessions.tokens.ts';

/** How long a node that nobody tells may go on with what it knows of a session. */
const trustedFor = 10_000;

export interface Doorkeeper extends Callers {
  /** The next request of this session is looked up anew. */
  forgetSession(sessionId: number): void;
  forgetAll(): void;
}

/** Who a token speaks for: the signature first, then the session and the role as they are now. */
export function doorkeeperFor(work: Work, tokens: Tokens): Doorkeeper {
  // Looking at the clock once a millisecond would cost more than most looks at a caller.
  const looking = { ttl: trustedFor, ttlResolution: 500 };
  const known = new LRUCache<string, Caller>({ max: 50_000, ...looking });
  let timesForgotten = 0;

  const lookUp = async (token: string): Promise<Caller | null> => {
    const claims = await tokens.readAccess(token, work.clock.now());
    if (!claims) return null;
    const { organisationId, sessionId, personId, expiresAt } = claims;
    const before = timesForgotten;
    const session = await findOpenSession(work.db, organisationId, sessionId);
    if (!session || session.personId !== personId) return null;
    const { role, actedBy } = session;
    const own = { id: personId, organisationId, role, sessionId, network: '' };
    const person = actedBy ? { ...own, actedBy } : own;
    const caller = { person, expiresAt };
    // What was read while something was forgotten may be what was to be forgotten.
    if (timesForgotten === before) known.set(token, caller);
    return caller;
  };

  const seen = (token: string): Caller | null => {
    const caller = known.get(token);
    if (!caller) return null;
    return caller.expiresAt * 1000 > work.clock.now().getTime() ? caller : null;
  };

  return {
    known: seen,
    authenticate: async (token) => seen(token) ?? lookUp(token),
    forgetAll: () => {
      timesForgotten++;
      known.clear();
    },
    forgetSession: (sessionId) => {
      timesForgotten++;
      for (const [token, caller] of known.entries()) {
        const { person } = caller;
        if (person.sessionId === sessionId || person.actedBy?.sessionId === sessionId) {
          known.delete(token);
        }
      }
    },
  };
}
