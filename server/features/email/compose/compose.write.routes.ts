import type { emailWriteRoutes } from '@plenum/contract/features/email/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { findAddressees } from './compose.addressees.ts';
import { beginDraft } from './compose.begin-draft.ts';
import { discardDraft, saveDraft } from './compose.drafts.ts';
import { addFile, readFile, readPicture } from '../files/files.ts';
import { sendDraft } from './compose.send.ts';
import { retrySend, undoSend } from './compose.undo.ts';

const ok = async <T>(body: Promise<T>) => ({ status: 200 as const, body: await body });
const one = async <T>(email: Promise<T>) => ({
  status: 200 as const,
  body: { email: await email },
});

export const emailWriteHandlers = (work: Work): Handlers<typeof emailWriteRoutes> => ({
  'GET /api/email/addressees': ({ person, received }) =>
    ok(findAddressees(work, person, received.query.q ?? '')),
  'POST /api/email/drafts': async ({ person, received }) => ({
    status: 201,
    body: { email: await beginDraft(work, person, received.body) },
  }),
  'PATCH /api/email/drafts/:emailId': ({ person, received: { params, body } }) =>
    one(saveDraft(work, person, params.emailId, body)),
  'POST /api/email/drafts/:emailId/send': ({ person, received: { params, body } }) =>
    one(sendDraft(work, person, params.emailId, body)),
  'POST /api/email/messages/:emailId/undo': ({ person, received }) =>
    ok(undoSend(work, person, received.params.emailId)),
  'POST /api/email/messages/:emailId/retry': ({ person, received }) =>
    ok(retrySend(work, person, received.params.emailId)),
  'DELETE /api/email/drafts/:emailId': async ({ person, received }) => {
    await discardDraft(work, person, received.params.emailId);
    return { status: 200, body: {} };
  },
  'POST /api/email/files': async ({ person, received: { query, body }, mediaType }) => ({
    status: 201,
    body: await addFile(work, person, { name: query.name, type: mediaType, bytes: body }),
  }),
  'GET /api/email/files/:fileId': ({ person, received }) =>
    readFile(work, person, received.params.fileId),
  'GET /api/email/files/:fileId/picture': ({ person, received }) =>
    readPicture(work, person, received.params.fileId),
});
