import { randomUUID } from 'node:crypto';
import type { Conversation, Line } from '@plenum/contract';
import type { Actor } from './builders.ts';
import type { Answer, CallInput, TestApp } from './test-app.ts';

type Key = Parameters<TestApp['call']>[0];

/** What people do who talk to each other, over HTTP. */
export const talksIn = (app: TestApp) => {
  const call = (by: Actor, key: Key, input: CallInput = {}): Promise<Answer> =>
    app.call(key, { token: by.token, ...input });
  const at = (conversationId: number) => ({ params: { conversationId } });
  const good = <T>({ status, body, text }: Answer): T => {
    if (status >= 300) throw new Error(`Answered ${status}: ${text}`);
    return body as T;
  };
  return {
    call,
    openDirect: (by: Actor, other: Actor) =>
      call(by, 'POST /api/chat/conversations/direct', { body: { personId: other.person.id } }),
    direct: async (by: Actor, other: Actor) =>
      good<Conversation>(
        await call(by, 'POST /api/chat/conversations/direct', {
          body: { personId: other.person.id },
        }),
      ),
    trySay: (by: Actor, id: number, text: string, more = {}) =>
      call(by, 'POST /api/chat/conversations/:conversationId/lines', {
        ...at(id),
        body: { clientId: randomUUID(), text, ...more },
      }),
    say: async (by: Actor, id: number, text: string, more = {}) =>
      good<Line>(
        await call(by, 'POST /api/chat/conversations/:conversationId/lines', {
          ...at(id),
          body: { clientId: randomUUID(), text, ...more },
        }),
      ),
    read: (by: Actor, id: number) =>
      call(by, 'GET /api/chat/conversations/:conversationId', at(id)),
    lines: (by: Actor, id: number) =>
      call(by, 'GET /api/chat/conversations/:conversationId/lines', at(id)),
    answer: (by: Actor, id: number, isAccepted: boolean) =>
      call(by, 'POST /api/chat/conversations/:conversationId/answer', {
        ...at(id),
        body: { isAccepted },
      }),
    mine: async (by: Actor) =>
      good<{ conversations: Conversation[] }>(await call(by, 'GET /api/chat/conversations'))
        .conversations,
    group: async (by: Actor, title: string, others: readonly Actor[]) =>
      good<Conversation>(
        await call(by, 'POST /api/chat/conversations/groups', {
          body: { title, personIds: others.map(({ person }) => person.id) },
        }),
      ),
    add: (by: Actor, id: number, others: readonly Actor[]) =>
      call(by, 'POST /api/chat/conversations/:conversationId/members', {
        ...at(id),
        body: { personIds: others.map(({ person }) => person.id) },
      }),
    takeOut: (by: Actor, id: number, other: Actor) =>
      call(by, 'DELETE /api/chat/conversations/:conversationId/members/:personId', {
        params: { conversationId: id, personId: other.person.id },
      }),
    members: (by: Actor, id: number, q = '') =>
      call(by, 'GET /api/chat/conversations/:conversationId/members', { ...at(id), query: { q } }),
    block: (by: Actor, other: { person: { id: number } }) =>
      call(by, 'PUT /api/chat/blocks/:personId', { params: { personId: other.person.id } }),
    unblock: (by: Actor, other: Actor) =>
      call(by, 'DELETE /api/chat/blocks/:personId', { params: { personId: other.person.id } }),
    channels: async (by: Actor, eventId: number) =>
      good<{ conversations: Conversation[] }>(
        await call(by, 'GET /api/events/:eventId/channels', { params: { eventId } }),
      ).conversations,
    search: async (by: Actor, q: string, conversationId?: number) =>
      good<{ found: { line: Line; conversation: Conversation }[] }>(
        await call(by, 'GET /api/chat/search', {
          query: { q, ...(conversationId === undefined ? {} : { conversationId }) },
        }),
      ).found,
    upload: (by: Actor, id: number, name: string, file: { type: string; bytes: Buffer }) =>
      call(by, 'POST /api/chat/conversations/:conversationId/files', {
        ...at(id),
        query: { name },
        file,
      }),
    file: (by: Actor, fileId: number) =>
      call(by, 'GET /api/chat/files/:fileId', { params: { fileId } }),
  };
};
