import { type Bookmarks, type BookmarkUpdate, type PageItem, toId } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import { personIn } from '../../platform/sockets/rooms.ts';
import type { Work } from '../../platform/work.ts';
import { pagesOpenTo, requirePage } from './bookmarks.access.ts';
import { usualMarks } from './bookmarks.pages.ts';
import { findMarks, lockMarks, updateMarks } from './bookmarks.queries.ts';

/** Every page the person may open, with its mark. */
export const pagesFor = async (work: Work, person: Person): Promise<PageItem[]> =>
  (await readBookmarks(work, person)).suggestions;

export async function readBookmarks(work: Work, person: Person): Promise<Bookmarks> {
  const { organisationId, id } = person;
  const marks = (await findMarks(work.db, organisationId, id)) ?? usualMarks;
  const suggestions = pagesOpenTo(person).map(({ role: _, ...page }) => ({
    ...page,
    isBookmarked: marks.includes(page.id),
  }));
  const bookmarks = suggestions
    .filter(({ isBookmarked }) => isBookmarked)
    .toSorted((one, other) => marks.indexOf(one.id) - marks.indexOf(other.id));
  return { suggestions, bookmarks };
}

export async function markPage(
  work: Work,
  person: Person,
  { id: echoed, isBookmarked }: BookmarkUpdate,
): Promise<void> {
  const id = toId(echoed);
  requirePage(person, id);
  await changeMarks(work, person, (marks) => {
    const others = marks.filter((mark) => mark !== id);
    const isWanted = isBookmarked ?? others.length === marks.length;
    if (isWanted === marks.includes(id)) return marks;
    return isWanted ? [...marks, id] : others;
  });
}

/** Another window may have marked or unmarked something since: only what is marked is put in order. */
export const orderMarks = (work: Work, person: Person, ids: readonly number[]) =>
  changeMarks(work, person, (marks) => [
    ...ids.filter((id) => marks.includes(id)),
    ...marks.filter((mark) => !ids.includes(mark)),
  ]);

function changeMarks(
  work: Work,
  person: Person,
  change: (marks: readonly number[]) => readonly number[],
): Promise<void> {
  const { organisationId, id } = person;
  return work.transaction(async (tx) => {
    const ids = change(await lockMarks(tx, organisationId, id, usualMarks));
    await updateMarks(tx, organisationId, id, ids);
    const shown = new Set(pagesOpenTo(person).map((page) => page.id));
    const told = { ids: ids.filter((mark) => shown.has(mark)) };
    tx.tell('bookmarks.changed', told, [personIn(organisationId, id)]);
  });
}
