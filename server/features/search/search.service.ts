import type { Completions, ReadItem, SearchQuery, SearchResults } from '@plenum/contract';
import type { Language } from '../../platform/mail/letter.ts';
import { wordsOf } from '../../platform/search/sought-words.ts';
import type { Person } from '../../platform/person.ts';
import { wordsIn } from '../../platform/words.ts';
import type { Work } from '../../platform/work.ts';
import { listPosts } from '../blog/index.ts';
import { pagesFor } from '../bookmarks/index.ts';
import { findFilesFor } from '../email/index.ts';
import { findArticles } from '../help/index.ts';
import { searchPeople } from '../people/index.ts';
import { articleView, completionsView, contactView, fileView, postView } from './search.view.ts';

/** A client shows so many of a group; the spec's clients filter the rest themselves. */
const searchLimit = 4;
const mostContacts = 100;
const mostFiles = 100;
const mostRead = 20;

/** Files are those of the person's own mails. */
export async function searchAll(
  work: Work,
  person: Person,
  query: SearchQuery,
  language: Language | null,
): Promise<SearchResults> {
  const { organisationId, id } = person;
  const sought = { q: wordOf(query), limit: mostFiles };
  const [{ pages, people }, files, { articles, posts }] = await Promise.all([
    find(work, person, query),
    findFilesFor(work.db, organisationId, id, sought),
    findToRead(work, person, sought.q, language),
  ]);
  const contacts = people.map((found) => contactView(person, found));
  return {
    searchArr: [
      { groupTitle: 'Pages', searchLimit, data: pages },
      { groupTitle: 'Files', searchLimit, data: files.map(fileView) },
      { groupTitle: 'Contacts', searchLimit, data: contacts },
      ...(sought.q
        ? [
            { groupTitle: 'Articles' as const, searchLimit, data: articles },
            { groupTitle: 'Posts' as const, searchLimit, data: posts },
          ]
        : []),
    ],
  };
}

/** What is published of help and blog; each asks its own gate, so a draft is nobody's. */
async function findToRead(
  work: Work,
  person: Person,
  q: string,
  language: Language | null,
): Promise<{ articles: ReadItem[]; posts: ReadItem[] }> {
  // Signs alone are no words: whatever is looked through has them.
  if (wordsOf(q).length === 0) return { articles: [], posts: [] };
  const [{ articles, languages }, { posts }] = await Promise.all([
    findArticles(work, person, q, mostRead),
    listPosts(work, person.organisationId, { q: q.slice(0, 100), perPage: mostRead }),
  ]);
  const spoken = [...(language ? [language] : []), ...languages];
  return {
    articles: articles.map((article) => articleView(article, wordsIn(article.title, spoken))),
    posts: posts.map(postView),
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
