import type { Here } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import { sampleCrowds } from '../../../platform/sockets/crowd-samples.ts';
import type { Windows } from '../../../platform/sockets/windows.ts';
import type { Work } from '../../../platform/work.ts';
import { findPresenceHidden } from '../../profiles/index.ts';
import { requireConversation } from '../chat.access.ts';
import { watchersOf } from '../chat.live.ts';
import { findNamesHere } from './people.presence.queries.ts';

const mostNames = 200;

/** Everyone is counted; who hides, or has a block between, is not named. */
export async function hereIn({ db, hub }: Work, person: Person, id: number): Promise<Here> {
  const { organisationId } = await requireConversation(db, person, id);
  const crowd = hub.crowdIn(watchersOf({ organisationId, id }));
  const ids = crowd.people();
  const hidden = await findPresenceHidden(db, organisationId, ids);
  const shown = ids.filter((one) => one === person.id || !hidden.has(one));
  return { count: crowd.count, people: await findNamesHere(db, person, shown, mostNames) };
}

/** To whoever has the conversation open. */
export const tellHowManyAreHere = (windows: Windows, { hub }: Work): void =>
  sampleCrowds(windows, { hub }, 'chat', ({ id, count }, room) =>
    hub.tellHere('chat.here', { conversationId: id, count }, [room]),
  );
