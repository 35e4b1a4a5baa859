import type { PersonStatus } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { findBlockedEitherWay } from './people.presence.queries.ts';
import { shownStatuses } from './people.presence.ts';

/** How these people, whom the reader knows, show themselves; with a block between they look offline. */
export async function statusesOf(
  work: Work,
  { organisationId, id }: Person,
  ids: readonly number[],
): Promise<(personId: number) => PersonStatus> {
  const shown = await shownStatuses(work, organisationId, ids, id);
  const blocked = new Set(await findBlockedEitherWay(work.db, { organisationId, id }));
  return (personId) => (blocked.has(personId) ? 'offline' : (shown.get(personId) ?? 'offline'));
}
