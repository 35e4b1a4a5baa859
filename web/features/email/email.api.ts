import type { EmailUpdate, Label } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, describe, sendConfirmed } from '../../platform/api-client.ts';
import { CallProblem } from '../../platform/call-problem.ts';
import type { ReceivedFile } from '../../platform/send.ts';
import type { EmailListOf } from './email.order.ts';

const emailKey = ['email'] as const;
const pageSize = 50;

export function readEmails(list: EmailListOf, before: number | null, signal: AbortSignal) {
  const { folder, label, q, unread } = list;
  const query = {
    folder,
    limit: pageSize,
    ...(label && { label }),
    ...(q && { q }),
    ...(unread && { unread }),
    ...(before !== null && { before }),
  };
  return call('GET /api/email/messages', { query, signal });
}

export const openEmail = (emailId: number, signal: AbortSignal) =>
  call('GET /api/email/messages/:emailId', { params: { emailId }, signal });

export const updateEmails = (body: EmailUpdate, idempotencyKey: string): Promise<unknown> =>
  call('POST /apps/email/update-emails', { body, idempotencyKey });

export const labelEmails = (
  emailIds: number[],
  label: Label,
  isSet: boolean,
  idempotencyKey: string,
): Promise<unknown> =>
  call('POST /api/email/messages/label', { body: { emailIds, label, isSet }, idempotencyKey });

export const restoreEmails = (emailIds: number[], idempotencyKey: string): Promise<unknown> =>
  call('POST /api/email/messages/restore', { body: { emailIds }, idempotencyKey });

export const deleteEmails = (emailIds: number[], idempotencyKey: string): Promise<unknown> =>
  call('POST /api/email/messages/delete', { body: { emailIds }, idempotencyKey });

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
