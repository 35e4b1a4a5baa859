import type { EmailCounts, EmailUpdate, Label } from '@plenum/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, describe, sendConfirmed } from '../../platform/api-client.ts';
import { CallProblem } from '../../platform/call-problem.ts';
import type { ReceivedFile } from '../../platform/send.ts';
import { type EmailListOf, type News, noNews } from './email.lists.ts';

const emailKey = ['email'] as const;
export const listsKey = [...emailKey, 'list'] as const;
export const openedKey = [...emailKey, 'opened'] as const;
const pageSize = 50;

/** While the screen is open the lists are kept true by what is told; nothing is asked twice. */
export const emailListOptions = (list: EmailListOf) =>
  infiniteQueryOptions({
    queryKey: [...listsKey, list],
    queryFn: ({ pageParam, signal }) => {
      const { folder, label, q, unread } = list;
      const query = {
        folder,
        limit: pageSize,
        ...(label && { label }),
        ...(q && { q }),
        ...(unread && { unread }),
        ...(pageParam && { before: pageParam }),
      };
      return call('GET /api/email/messages', { query, signal });
    },
    initialPageParam: 0,
    getNextPageParam: ({ rows, hasMore }) => (hasMore ? (rows.at(-1)?.id ?? null) : null),
    staleTime: Infinity,
  });

export const emailOptions = (emailId: number) =>
  queryOptions({
    queryKey: [...openedKey, emailId],
    queryFn: ({ signal }) =>
      call('GET /api/email/messages/:emailId', { params: { emailId }, signal }),
  });

export const countsOptions = () =>
  queryOptions({
    queryKey: [...emailKey, 'counts'],
    queryFn: async ({ signal }): Promise<EmailCounts> =>
      (await call('GET /api/email/messages', { query: { limit: 1 }, signal })).counts,
    staleTime: 5 * 60_000,
  });

/** Nothing is asked for: it is told. */
export const newsOptions = () =>
  queryOptions({
    queryKey: [...emailKey, 'news'],
    queryFn: (): News => noNews,
    initialData: noNews,
    enabled: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });

export const updateEmails = (body: EmailUpdate): Promise<unknown> =>
  call('POST /apps/email/update-emails', { body });

export const labelEmails = (emailIds: number[], label: Label, isSet: boolean): Promise<unknown> =>
  call('POST /api/email/messages/label', { body: { emailIds, label, isSet } });

export const restoreEmails = (emailIds: number[]): Promise<unknown> =>
  call('POST /api/email/messages/restore', { body: { emailIds } });

export const deleteEmails = (emailIds: number[]): Promise<unknown> =>
  call('POST /api/email/messages/delete', { body: { emailIds } });

export const emptyTrash = async (): Promise<number> =>
  (await call('POST /api/email/trash/empty')).count;

async function readBlob(request: ReturnType<typeof describe>): Promise<Blob> {
  const answer = await sendConfirmed({ ...request, wantsFile: true });
  if (answer.status !== 200) throw new CallProblem(answer.status, answer.body);
  return (answer.body as ReceivedFile).content;
}

const forGood = { staleTime: Infinity, retry: false } as const;

/** A picture from elsewhere: our own server fetches it, so that nobody there learns who reads. */
export const elsewhereOptions = (emailId: number, number: number) =>
  queryOptions({
    queryKey: [...emailKey, 'elsewhere', emailId, number],
    queryFn: () =>
      readBlob(
        describe('GET /api/email/messages/:emailId/pictures/:number', {
          params: { emailId, number },
        }),
      ),
    ...forGood,
  });

/** A file of a mail as a small picture. */
export const filePictureOptions = (fileId: number) =>
  queryOptions({
    queryKey: [...emailKey, 'picture', fileId],
    queryFn: () =>
      readBlob(describe('GET /api/email/files/:fileId/picture', { params: { fileId } })),
    ...forGood,
  });

export const retryEmail = (emailId: number) =>
  call('POST /api/email/messages/:emailId/retry', { params: { emailId } });
