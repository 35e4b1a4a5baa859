import type { ChatSelf, PersonStatus, Presences } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Person } from '../../platform/person.ts';
import { everyoneIn } from '../../platform/sockets/rooms.ts';
import type { Crowd, Work } from '../../platform/work.ts';
import { findPresenceHidden } from '../profiles/index.ts';
import { findInSight } from './chat.presence.queries.ts';

type Who = Pick<Person, 'organisationId' | 'id'>;

/** What somebody chose holds while they have a window open at all. */
export function statusFrom(
  chosen: ChatSelf['status'],
  attention: ReturnType<Crowd['attentionOf']>,
): PersonStatus {
  if (attention === null) return 'offline';
  return chosen === 'online' && attention === 'idle' ? 'away' : chosen;
}

/** As far as they show it: who hides, or has a block between, looks like somebody who is not there. */
export async function presencesFor(
  { db, hub }: Pick<Work, 'db' | 'hub'>,
  person: Who,
  ids: readonly number[],
): Promise<Presences> {
  const statuses = await findStatuses(db, hub, person, ids);
  return { people: ids.map((id) => ({ id, status: statuses.get(id) ?? 'offline' })) };
}

async function findStatuses(db: Db, hub: Work['hub'], person: Who, ids: readonly number[]) {
  const { organisationId } = person;
  const hidden = await findPresenceHidden(db, organisationId, ids);
  const shown = ids.filter((id) => id === person.id || !hidden.has(id));
  const crowd = hub.crowdIn(everyoneIn(organisationId));
  const rows = await findInSight(db, person, shown);
  return new Map(rows.map(({ id, chosen }) => [id, statusFrom(chosen, crowd.attentionOf(id))]));
}

export const idsIn = (text: string): number[] => [...new Set(text.split(',').map(Number))];
