import type { Completions, SearchQuery, SearchResults } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { pagesFor } from '../bookmarks/index.ts';
import { findFilesFor } from '../email/index.ts';
import { searchPeople } from '../people/index.ts';
import { completionsView, contactView, fileView } from './search.view.ts';

/** A client shows so many of a group; the spec's clients filter the rest themselves. */
const searchLimit = 4;
const mostContacts = 100;
const mostFiles = 100;

/** Files are those of the person's own mails. */
export async function searchAll(
  work: Work,
  person: Person,
  query: SearchQuery,
): Promise<SearchResults> {
  const { organisationId, id } = person;
  const sought = { q: wordOf(query), limit: mostFiles };
  const [{ pages, people }, files] = await Promise.all([
    find(work, person, query),
    findFilesFor(work.db, organisationId, id, sought),
  ]);
  const contacts = people.map((found) => contactView(person, found));
  return {
    searchArr: [
      { groupTitle: 'Pages', searchLimit, data: pages },
      { groupTitle: 'Files', searchLimit, data: files.map(fileView) },
      { groupTitle: 'Contacts', searchLimit, data: contacts },
    ],
  };
}

export async function complete(
  work: Work,
  person: Person,
  query: SearchQuery,
): Promise<Completions> {
  const { pages, people } = await find(work, person, query);
  return { autoComplete: completionsView(pages, people) };
}

const wordOf = ({ q }: SearchQuery): string => q?.trim().toLowerCase() ?? '';

/** What of everything the person may see fits. */
async function find(work: Work, person: Person, query: SearchQuery) {
  const q = wordOf(query);
  const onlyFor = person.role === 'admin' ? null : person.id;
  const [pages, people] = await Promise.all([
    pagesFor(work, person),
    searchPeople(work.db, person.organisationId, { q, limit: mostContacts, onlyFor }),
  ]);
  return { pages: pages.filter(({ title }) => title.toLowerCase().includes(q)), people };
}
