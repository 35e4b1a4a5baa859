import { randomUUID } from 'node:crypto';
import type { Conversation, Line } from '@plenum/contract';
import type { Actor } from './builders.ts';
import type { Answer, CallInput, TestApp } from './test-app.ts';

type Key = Parameters<TestApp['call']>[0];
type Call = (by: Actor, key: Key, input?: CallInput) => Promise<Answer>;

const at = (conversationId: number) => ({ params: { conversationId } });
const idsOf = (people: readonly Actor[]) => people.map(({ person }) => person.id);
const good = ({ status, body, text }: Answer): unknown => {
  if (status >= 300) throw new Error(`Answered ${status}: ${text}`);
  return body;
};
const listed = (answer: Answer) =>
  (good(answer) as { conversations: Conversation[] }).conversations;

/** What people do who talk to each other, over HTTP. */
export const talksIn = (app: TestApp) => {
  const call: Call = (by, key, input = {}) => app.call(key, { token: by.token, ...input });
  return { call, ...saying(call), ...meeting(call), ...grouping(call), ...finding(call) };
};

function saying(call: Call) {
  const trySay = (by: Actor, id: number, text: string, more = {}) =>
    call(by, 'POST /api/chat/conversations/:conversationId/lines', {
      ...at(id),
      body: { clientId: randomUUID(), text, ...more },
    });
  return {
    trySay,
    say: async (by: Actor, id: number, text: string, more = {}) =>
      good(await trySay(by, id, text, more)) as Line,
    read: (by: Actor, id: number) =>
      call(by, 'GET /api/chat/conversations/:conversationId', at(id)),
    lines: (by: Actor, id: number) =>
      call(by, 'GET /api/chat/conversations/:conversationId/lines', at(id)),
  };
}

function meeting(call: Call) {
  const openDirect = (by: Actor, other: Actor) =>
    call(by, 'POST /api/chat/conversations/direct', { body: { personId: other.person.id } });
  return {
    openDirect,
    direct: async (by: Actor, other: Actor) => good(await openDirect(by, other)) as Conversation,
    answer: (by: Actor, id: number, isAccepted: boolean) =>
      call(by, 'POST /api/chat/conversations/:conversationId/answer', {
        ...at(id),
        body: { isAccepted },
      }),
    mine: async (by: Actor) => listed(await call(by, 'GET /api/chat/conversations')),
    block: (by: Actor, other: { person: { id: number } }) =>
      call(by, 'PUT /api/chat/blocks/:personId', { params: { personId: other.person.id } }),
    unblock: (by: Actor, other: Actor) =>
      call(by, 'DELETE /api/chat/blocks/:personId', { params: { personId: other.person.id } }),
  };
}

const grouping = (call: Call) => ({
  group: async (by: Actor, title: string, others: readonly Actor[]) =>
    good(
      await call(by, 'POST /api/chat/conversations/groups', {
        body: { title, personIds: idsOf(others) },
      }),
    ) as Conversation,
  add: (by: Actor, id: number, others: readonly Actor[]) =>
    call(by, 'POST /api/chat/conversations/:conversationId/members', {
      ...at(id),
      body: { personIds: idsOf(others) },
    }),
  takeOut: (by: Actor, id: number, other: Actor) =>
    call(by, 'DELETE /api/chat/conversations/:conversationId/members/:personId', {
      params: { conversationId: id, personId: other.person.id },
    }),
  members: (by: Actor, id: number, q = '') =>
    call(by, 'GET /api/chat/conversations/:conversationId/members', { ...at(id), query: { q } }),
});

interface Found {
  found: { line: Line; conversation: Conversation }[];
}

const finding = (call: Call) => ({
  channels: async (by: Actor, eventId: number) =>
    listed(await call(by, 'GET /api/events/:eventId/channels', { params: { eventId } })),
  search: async (by: Actor, q: string, conversationId?: number) => {
    const query = { q, ...(conversationId === undefined ? {} : { conversationId }) };
    return (good(await call(by, 'GET /api/chat/search', { query })) as Found).found;
  },
  upload: (by: Actor, id: number, name: string, file: { type: string; bytes: Buffer }) =>
    call(by, 'POST /api/chat/conversations/:conversationId/files', {
      ...at(id),
      query: { name },
      file,
    }),
  file: (by: Actor, fileId: number) =>
    call(by, 'GET /api/chat/files/:fileId', { params: { fileId } }),
});
