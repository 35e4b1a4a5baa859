import type { EmailDetail, EmailOpened, EmailPage, NewDraft } from '@plenum/contract';
import type { Actor } from '../builders.ts';
import type { Answer, CallInput, TestApp } from '../test-app.ts';

type Key = Parameters<TestApp['call']>[0];
export const codeOf = ({ status, body }: Answer): string =>
  (body as { code?: string } | null)?.code ?? String(status);

/** What people do who write mails, over HTTP. */
export function mailsIn(app: TestApp) {
  const call = (by: Actor, key: Key, input: CallInput = {}) =>
    app.call(key, { token: by.token, ...input });
  const good = ({ status, body, text }: Answer): unknown => {
    if (status >= 300) throw new Error(`Answered ${status}: ${text}`);
    return body;
  };
  const mailOf = (answer: Answer) => (good(answer) as { email: EmailDetail }).email;
  const at = (emailId: number, body?: object): CallInput => ({
    params: { emailId },
    ...(body && { body }),
  });
  const tryBegin = (by: Actor, body: object) => call(by, 'POST /api/email/drafts', { body });
  const trySave = (by: Actor, id: number, body: object) =>
    call(by, 'PATCH /api/email/drafts/:emailId', at(id, body));
  const trySend = (by: Actor, id: number, body: object) =>
    call(by, 'POST /api/email/drafts/:emailId/send', at(id, body));
  const begin = async (by: Actor, body: NewDraft = {}) => mailOf(await tryBegin(by, body));
  const send = async (by: Actor, { id, version }: EmailDetail, delaySeconds = 0) =>
    mailOf(await trySend(by, id, { version, delaySeconds }));
  const open = async (by: Actor, id: number) =>
    good(await call(by, 'GET /api/email/messages/:emailId', at(id))) as EmailOpened;
  const page = async (by: Actor, folder: string) =>
    good(await call(by, 'GET /api/email/messages', { query: { folder } })) as EmailPage;
  const upload = (by: Actor, name: string, file: { type: string; bytes: Buffer }) =>
    call(by, 'POST /api/email/files', { query: { name }, file });
  return {
    call,
    tryBegin,
    trySave,
    trySend,
    begin,
    save: async (by: Actor, { id, version }: EmailDetail, body: object) =>
      mailOf(await trySave(by, id, { version, ...body })),
    send,
    /** Begun and sent at once. */
    write: async (by: Actor, body: NewDraft, delaySeconds = 0) =>
      send(by, await begin(by, body), delaySeconds),
    discard: (by: Actor, id: number) => call(by, 'DELETE /api/email/drafts/:emailId', at(id)),
    undo: (by: Actor, id: number) => call(by, 'POST /api/email/messages/:emailId/undo', at(id)),
    retry: (by: Actor, id: number) => call(by, 'POST /api/email/messages/:emailId/retry', at(id)),
    open,
    page,
    inbox: async (by: Actor) => (await page(by, 'inbox')).rows,
    latest: async (by: Actor) => {
      const [row] = (await page(by, 'inbox')).rows;
      return row ? (await open(by, row.id)).email : null;
    },
    upload,
    fileId: async (by: Actor, name: string, file: { type: string; bytes: Buffer }) =>
      (good(await upload(by, name, file)) as { id: number }).id,
    file: (by: Actor, fileId: number) =>
      call(by, 'GET /api/email/files/:fileId', { params: { fileId } }),
  };
}

export const to = (...people: readonly Actor[]) =>
  people.map(({ person }) => ({ personId: person.id }));
