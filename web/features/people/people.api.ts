import type { Acting, PeopleQuery, PersonChange, PersonLine, PersonUpdate } from '@plenum/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import { download } from '../../platform/files/download.ts';

export const peopleKey = ['people'] as const;

export const peopleOptions = (query: PeopleQuery) =>
  queryOptions({
    queryKey: [...peopleKey, 'list', query],
    queryFn: ({ signal }) => call('GET /api/people', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** What an event sells, to choose from. */
export const ticketsOptions = (eventId: number) =>
  queryOptions({
    queryKey: [...peopleKey, 'tickets', eventId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/events/:eventId/offer', { params: { eventId }, signal })).tickets,
  });

/** For all of them or for none. */
export const changePeople = (ids: number[], change: PersonUpdate): Promise<unknown> =>
  call('POST /api/people/update', { body: { ids, change } });

export const nameOf = ({ fullName, username }: Pick<PersonLine, 'fullName' | 'username'>): string =>
  fullName || username;

/** To all of them or to none. */
export const messagePeople = (
  ids: number[],
  message: { subject: string; text: string },
): Promise<unknown> => call('POST /api/people/message', { body: { ids, ...message } });

export const askForVerification = (): Promise<unknown> =>
  call('POST /api/accounts/verification/send');

export const exportPeople = (query: Omit<PeopleQuery, 'page' | 'perPage'>): Promise<void> =>
  download('GET /api/people/export', { query });

export const personOptions = (personId: number) =>
  queryOptions({
    queryKey: [...peopleKey, 'person', personId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/people/:personId', { params: { personId }, signal })).person,
  });

export const changePerson = async (personId: number, body: PersonChange): Promise<PersonLine> =>
  (await call('PATCH /api/people/:personId', { params: { personId }, body })).person;

export const removePerson = (personId: number): Promise<unknown> =>
  call('DELETE /api/people/:personId', { params: { personId } });

/** What comes back is a session of theirs. */
export const actAs = (personId: number, reason: string): Promise<Acting> =>
  call('POST /api/accounts/acting', { body: { personId, reason } });

export const sessionsOptions = (personId: number) =>
  queryOptions({
    queryKey: [...peopleKey, 'sessions', personId],
    queryFn: ({ signal }) =>
      call('GET /api/people/:personId/sessions', { params: { personId }, signal }),
    staleTime: 0,
  });

export const attendanceOptions = (personId: number) =>
  queryOptions({
    queryKey: [...peopleKey, 'attendance', personId],
    queryFn: ({ signal }) =>
      call('GET /api/people/:personId/attendance', { params: { personId }, signal }),
  });

export const endSessions = (personId: number): Promise<unknown> =>
  call('POST /api/people/:personId/end-sessions', { params: { personId } });

export const doublesOptions = (personId: number) =>
  queryOptions({
    queryKey: [...peopleKey, 'doubles', personId],
    queryFn: ({ signal }) =>
      call('GET /api/people/:personId/doubles', { params: { personId }, signal }),
  });

export const mergePeople = async (keepId: number, doubleIds: number[]): Promise<PersonLine> =>
  (await call('POST /api/people/merge', { body: { keepId, doubleIds } })).person;
