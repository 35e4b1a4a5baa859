import type { PeopleQuery, PersonLine, PersonUpdate } from '@plenum/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import { download } from '../../platform/download.ts';

export const peopleKey = ['people'] as const;

export const peopleOptions = (query: PeopleQuery) =>
  queryOptions({
    queryKey: [...peopleKey, 'list', query],
    queryFn: ({ signal }) => call('GET /api/people', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** For all of them or for none. */
export const changePeople = (ids: number[], change: PersonUpdate): Promise<unknown> =>
  call('POST /api/people/update', { body: { ids, change } });

export const nameOf = ({ fullName, username }: Pick<PersonLine, 'fullName' | 'username'>): string =>
  fullName || username;

/** Answers how many were mailed. */
export const messagePeople = async (
  ids: number[],
  message: { subject: string; text: string },
): Promise<number> => (await call('POST /api/people/message', { body: { ids, ...message } })).sent;

export const askForVerification = (): Promise<unknown> =>
  call('POST /api/accounts/verification/send');

export const exportPeople = (query: Omit<PeopleQuery, 'page' | 'perPage'>): Promise<void> =>
  download('GET /api/people/export', { query });
