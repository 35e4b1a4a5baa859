import type { Completions, SearchQuery, SearchResults } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { pagesFor } from '../bookmarks/index.ts';
import { searchPeople } from '../people/index.ts';
import { completionsView, contactView } from './search.view.ts';

/** A client shows so many of a group; the spec's clients filter the rest themselves. */
const searchLimit = 4;
const mostContacts = 100;

/** Files come with the feature of that name: until then the group is there and empty. */
export async function searchAll(
  work: Work,
  person: Person,
  query: SearchQuery,
): Promise<SearchResults> {
  const { pages, people } = await find(work, person, query);
  const contacts = people.map((found) => contactView(person, found));
  return {
    searchArr: [
      { groupTitle: 'Pages', searchLimit, data: pages },
      { groupTitle: 'Files', searchLimit, data: [] },
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

/** What of everything the person may see fits. */
async function find(work: Work, person: Person, query: SearchQuery) {
  const q = query.q?.trim().toLowerCase() ?? '';
  const onlyFor = person.role === 'admin' ? null : person.id;
  const [pages, people] = await Promise.all([
    pagesFor(work, person),
    searchPeople(work.db, person.organisationId, { q, limit: mostContacts, onlyFor }),
  ]);
  return { pages: pages.filter(({ title }) => title.toLowerCase().includes(q)), people };
}
