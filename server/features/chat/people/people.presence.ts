import type { ChatSelf, PersonStatus, Presences } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import { everyoneIn } from '../../../platform/sockets/rooms.ts';
import type { Crowd, Work } from '../../../platform/work.ts';
import { findPresenceHidden } from '../../profiles/index.ts';
import { findChosen, findInSight } from './people.presence.queries.ts';

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
  work: Pick<Work, 'db' | 'hub'>,
  person: Person,
  ids: readonly number[],
): Promise<Presences> {
  const { organisationId } = person;
  const inSight = await findInSight(work.db, person, ids);
  const statuses = await shownStatuses(work, organisationId, inSight, person.id);
  return { people: ids.map((id) => ({ id, status: statuses.get(id) ?? 'offline' })) };
}

/** Of who shows it, and of the reader. */
export async function shownStatuses(
  { db, hub }: Pick<Work, 'db' | 'hub'>,
  organisationId: number,
  ids: readonly number[],
  readerId: number | null = null,
): Promise<Map<number, PersonStatus>> {
  const crowd = hub.crowdIn(everyoneIn(organisationId));
  const hidden = await findPresenceHidden(db, organisationId, ids);
  const rows = await findChosen(db, organisationId, ids);
  const shown = rows.filter(({ id }) => id === readerId || !hidden.has(id));
  return new Map(shown.map(({ id, chosen }) => [id, statusFrom(chosen, crowd.attentionOf(id))]));
}

export const idsIn = (text: string): number[] => [...new Set(text.split(',').map(Number))];
