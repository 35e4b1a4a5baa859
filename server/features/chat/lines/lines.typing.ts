import { LRUCache } from 'lru-cache';
import { personIn } from '../../../platform/sockets/rooms.ts';
import type { Window } from '../../../platform/sockets/windows.ts';
import type { Work } from '../../../platform/work.ts';
import { requireConversation } from '../chat.access.ts';
import { watchersOf } from '../chat.live.ts';
import { findName } from '../people/people.presence.queries.ts';
import { mayWrite } from '../chat.view.ts';

const everyMs = 2_000;
/** Where more are, somebody always types. */
const mostWatchers = 200;

/** To the others who have it open, from who may write there. */
export function typingIn(work: Work) {
  const lately = new LRUCache<string, true>({ max: 20_000, ttl: everyMs });
  return async ({ person, isIn }: Window, id: number): Promise<void> => {
    const { organisationId } = person;
    const room = watchersOf({ organisationId, id });
    const seen = await requireConversation(work.db, person, id);
    const mark = `${person.id} ${id}`;
    if (!isIn(room) || lately.has(mark) || work.hub.crowdIn(room).count > mostWatchers) return;
    lately.set(mark, true);
    if (!mayWrite(person, seen) || seen.isBlockedByThem) return;
    const fullName = await findName(work.db, person);
    const typing = { conversationId: id, personId: person.id, fullName };
    work.hub.tell('chat.typing', typing, [room], personIn(organisationId, person.id));
  };
}
