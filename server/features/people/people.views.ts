import type { NewView, SavedView } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { deleteView, findViews, upsertView } from './people.views.queries.ts';

const most = 50;

export const listViews = (work: Work, person: Person): Promise<SavedView[]> =>
  findViews(work.db, person.organisationId, person.id);

export function keepView(work: Work, person: Person, view: NewView): Promise<SavedView> {
  return work.transaction(async (tx) => {
    const kept = await upsertView(tx, person.organisationId, person.id, view);
    const all = await findViews(tx, person.organisationId, person.id);
    if (!kept || all.length > most) {
      throw problem('invalid', { detail: `No more than ${most} views.` });
    }
    return kept;
  });
}

export async function forgetView(work: Work, person: Person, id: number): Promise<void> {
  const isGone = await deleteView(work.db, person.organisationId, person.id, id);
  if (!isGone) throw problem('not_found');
}
