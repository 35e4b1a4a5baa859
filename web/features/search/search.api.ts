import { isDrawnPicture } from '@plenum/contract/kernel/drawn-picture.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import type { FoundPerson } from './search.recent.ts';

/** A search that was typed over is called off; what it found stays until the next answer. */
export const peopleOptions = (q: string, isWanted: boolean) =>
  queryOptions({
    queryKey: ['search', 'people', q],
    queryFn: async ({ signal }): Promise<FoundPerson[]> => {
      const { searchArr } = await call('GET /api/main-search/data', { query: { q }, signal });
      const contacts = searchArr.flatMap((group) =>
        group.groupTitle === 'Contacts' ? group.data : [],
      );
      return contacts.map(({ id, title, email, img }) => ({
        id,
        name: title,
        detail: email,
        picture: isDrawnPicture(img) ? '' : img,
      }));
    },
    enabled: isWanted && q !== '',
    placeholderData: keepPreviousData,
  });
