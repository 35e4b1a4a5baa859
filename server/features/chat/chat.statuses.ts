import type { PersonStatus } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { findPresenceHidden } from '../profiles/index.ts';
import { findChosen, findNotShownTo } from './chat.statuses.queries.ts';

/** How these people show themselves to the reader; who hides or blocked them looks offline. */
export async function statusesOf(
  { db, hub }: Work,
  { organisationId, id }: Person,
  ids: readonly number[],
): Promise<(personId: number) => PersonStatus> {
  const online = new Set(await hub.peopleIn(organisationId));
  const chosen = await findChosen(db, organisationId, ids);
  const hidden = await findPresenceHidden(db, organisationId, ids);
  const blocking = await findNotShownTo(db, organisationId, id, ids);
  return (personId) => {
    const isMe = personId === id;
    if (!isMe && (hidden.has(personId) || blocking.has(personId))) return 'offline';
    return online.has(personId) ? (chosen.get(personId) ?? 'online') : 'offline';
  };
}
