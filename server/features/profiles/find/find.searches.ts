import type { SavedSearch } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { deleteSearch, findSearches, upsertSearch } from './find.searches.queries.ts';

const most = 50;

export const listSearches = (
  { db }: Work,
  { organisationId, id }: Person,
): Promise<SavedSearch[]> => findSearches(db, organisationId, id);

export const keepSearch = (
  work: Work,
  { organisationId, id }: Person,
  search: Omit<SavedSearch, 'id'>,
): Promise<SavedSearch> =>
  work.transaction(async (tx) => {
    const kept = await upsertSearch(tx, organisationId, id, search);
    const all = await findSearches(tx, organisationId, id);
    if (!kept || all.length > most) throw problem('profiles.too_many_searches');
    return kept;
  });

export async function forgetSearch(
  { db }: Work,
  { organisationId, id }: Person,
  searchId: number,
): Promise<void> {
  if (!(await deleteSearch(db, organisationId, id, searchId))) throw problem('not_found');
}
