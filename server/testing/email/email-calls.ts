import type { EmailList, EmailPage, EmailRecord } from '@plenum/contract';
import type { Actor } from '../builders.ts';
import type { TestApp } from '../test-app.ts';

/** The calls of the spec as its client makes them: a quoted token, every filter sent, ids as text. */
export function emailCalls(app: () => TestApp) {
  const headersOf = ({ token }: Actor) => ({ token: `"${token}"` });
  return {
    answerTo: (by: Actor, query: Record<string, string> = {}) =>
      app().call('GET /apps/email/emails', {
        ...headersOf(by),
        query: { q: '', folder: 'inbox', label: '', ...query },
      }),
    list: async (by: Actor, query: Record<string, string> = {}) =>
      (
        await app().call('GET /apps/email/emails', {
          ...headersOf(by),
          query: { q: '', folder: 'inbox', label: '', ...query },
        })
      ).body as EmailList,
    get: (by: Actor, id: number | string) =>
      app().call('GET /apps/email/get-email', { ...headersOf(by), query: { id: String(id) } }),
    neighbour: async (by: Actor, id: number, dir: string, folder?: string) => {
      const query = { dir, emailId: String(id), ...(folder !== undefined && { folder }) };
      const answer = await app().call('GET /apps/email/paginate-email', {
        ...headersOf(by),
        query,
      });
      return answer.status === 200 ? (answer.body as EmailRecord).id : answer.status;
    },
    update: (by: Actor, emailIds: readonly unknown[], dataToUpdate: object) =>
      app().call('POST /apps/email/update-emails', {
        ...headersOf(by),
        body: { emailIds, dataToUpdate },
      }),
    toggle: (by: Actor, emailIds: readonly unknown[], label: string) =>
      app().call('POST /apps/email/update-emails-label', {
        ...headersOf(by),
        body: { emailIds, label },
      }),
    page: async (by: Actor, query: Record<string, unknown> = {}) =>
      (await app().call('GET /api/email/messages', { token: by.token, query })).body as EmailPage,
    pick: (by: Actor, what: 'restore' | 'delete', emailIds: readonly number[]) =>
      app().call(`POST /api/email/messages/${what}`, { token: by.token, body: { emailIds } }),
  };
}
