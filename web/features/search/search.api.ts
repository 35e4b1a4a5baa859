import type { SearchResults } from '@plenum/contract';
import { isDrawnPicture } from '@plenum/contract/kernel/drawn-picture.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import type { FoundHit } from './search.hits.ts';
import type { FoundPerson } from './search.recent.ts';

const peopleIn = ({ searchArr }: SearchResults): FoundPerson[] => {
  const contacts = searchArr.flatMap((group) =>
    group.groupTitle === 'Contacts' ? group.data : [],
  );
  return contacts.map(({ id, title, email, img }) => ({
    id,
    name: title,
    detail: email,
    picture: isDrawnPicture(img) ? '' : img,
  }));
};

/** Articles of the help and posts of the blog. */
const readableIn = ({ searchArr }: SearchResults): FoundHit[] =>
  searchArr.flatMap((group): FoundHit[] => {
    if (group.groupTitle !== 'Articles' && group.groupTitle !== 'Posts') return [];
    const kind = group.groupTitle === 'Articles' ? 'articles' : 'posts';
    return group.data.map(({ id, title, link }) => ({
      kind,
      id,
      name: title,
      at: null,
      detail: '',
      link,
    }));
  });

/** A search that was typed over is called off; what it found stays until the next answer. */
export const mainOptions = (q: string) =>
  queryOptions({
    queryKey: ['search', 'main', q],
    queryFn: async ({ signal }) => {
      const found = await call('GET /api/main-search/data', { query: { q }, signal });
      return { people: peopleIn(found), hits: readableIn(found) };
    },
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
