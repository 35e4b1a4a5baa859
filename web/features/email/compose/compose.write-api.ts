import type { EmailDetail, NewDraft } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';
import { newKey } from '../../../platform/new-key.ts';
import { asUpdate, type Draft } from './compose.draft.ts';

const at = (emailId: number) => ({ params: { emailId } });

/** So long what was sent can be taken back. */
export const undoSeconds = 10;

export const findAddressees = (q: string, signal: AbortSignal) =>
  call('GET /api/email/addressees', { query: { q }, signal });

export const beginDraft = async (body: NewDraft, idempotencyKey = newKey()): Promise<EmailDetail> =>
  (await call('POST /api/email/drafts', { body, idempotencyKey })).email;

export const readDraft = async (draftId: number): Promise<EmailDetail> =>
  (await call('GET /api/email/messages/:emailId', at(draftId))).email;

/** Read anew whenever the panel opens: another window may have written since. */
export const draftOptions = (draftId: number) =>
  queryOptions({
    queryKey: ['email', 'draft', draftId],
    queryFn: () => readDraft(draftId),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });

export const saveDraft = async (
  draftId: number,
  draft: Draft,
  version: number,
): Promise<EmailDetail> =>
  (
    await call('PATCH /api/email/drafts/:emailId', {
      ...at(draftId),
      body: asUpdate(draft, version),
    })
  ).email;

export const sendDraft = async (
  draftId: number,
  version: number,
  idempotencyKey: string,
): Promise<EmailDetail> =>
  (
    await call('POST /api/email/drafts/:emailId/send', {
      ...at(draftId),
      body: { version, delaySeconds: undoSeconds },
      idempotencyKey,
    })
  ).email;

export const undoSend = async (emailId: number): Promise<EmailDetail> =>
  (await call('POST /api/email/messages/:emailId/undo', at(emailId))).email;

export const throwAway = (draftId: number) =>
  call('DELETE /api/email/drafts/:emailId', at(draftId));

/** From the trash it can come back. */
export const discardDraft = (draftId: number) =>
  call('POST /apps/email/update-emails', {
    body: { emailIds: [draftId], dataToUpdate: { folder: 'trash' } },
  });

export const bringDraftBack = (draftId: number) =>
  call('POST /api/email/messages/restore', { body: { emailIds: [draftId] } });

export const addEmailFile = (
  file: Blob,
  name: string,
  watching: { onProgress: (share: number) => void; signal: AbortSignal },
) => call('POST /api/email/files', { query: { name }, body: file, ...watching });
