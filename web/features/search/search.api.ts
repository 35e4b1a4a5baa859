import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import { type FoundMail, mostOfGroup } from './search.choices.ts';
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
        picture: img,
      }));
    },
    enabled: isWanted && q !== '',
    placeholderData: keepPreviousData,
  });

/** My own mails, the newest first. */
export const mailsOptions = (q: string) =>
  queryOptions({
    queryKey: ['search', 'mails', q],
    queryFn: async ({ signal }): Promise<FoundMail[]> => {
      const query = { folder: 'all', q, limit: mostOfGroup } as const;
      const { rows } = await call('GET /api/email/messages', { query, signal });
      return rows.map(({ id, folder, isDraft, subject, from }) => ({
        id,
        folder,
        isDraft,
        subject,
        from: from.name || from.email,
      }));
    },
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
