import type { Here } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import type { Windows } from '../../../platform/sockets/windows.ts';
import type { Room, Work } from '../../../platform/work.ts';
import { findPresenceHidden } from '../../profiles/index.ts';
import { requireConversation } from '../chat.access.ts';
import { watchersOf } from '../chat.live.ts';
import { findNamesHere } from './people.presence.queries.ts';
import { aboutRoom } from '../rooms/rooms.ts';

const mostNames = 200;
const sampleMs = 1_000;

/** Everyone is counted; who hides, or has a block between, is not named. */
export async function hereIn({ db, hub }: Work, person: Person, id: number): Promise<Here> {
  const { organisationId } = await requireConversation(db, person, id);
  const crowd = hub.crowdIn(watchersOf({ organisationId, id }));
  const ids = crowd.people();
  const hidden = await findPresenceHidden(db, organisationId, ids);
  const shown = ids.filter((one) => one === person.id || !hidden.has(one));
  return { count: crowd.count, people: await findNamesHere(db, person, shown, mostNames) };
}

/** At most once a second each; every node counts the same and tells its own windows. */
export function tellHowManyAreHere(windows: Windows, { hub }: Work): void {
  const waiting = new Set<Room>();
  windows.onCrowd((room) => {
    const where = aboutRoom('chat', room);
    if (!where || waiting.has(room)) return;
    waiting.add(room);
    const tell = () => {
      waiting.delete(room);
      const { count } = hub.crowdIn(room);
      hub.tellHere('chat.here', { conversationId: where.id, count }, [room]);
    };
    setTimeout(tell, sampleMs).unref();
  });
}
