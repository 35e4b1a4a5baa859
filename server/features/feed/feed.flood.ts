import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';

/** Counted before anything is looked at: also what is refused. */
export const spend = (
  { limits }: Work,
  { organisationId, id }: Person,
  on: 'feed-post' | 'feed-word' | 'feed-tap',
): Promise<void> => limits.spend(on, `${organisationId}.${id}`);
