import { randomUUID } from 'node:crypto';
import type {
  Changes,
  Conversation,
  Line,
  LinePage,
  LinesQuery,
  NewLine,
  SeenMarks,
  Thread,
  Unseen,
  UnseenChats,
} from '@plenum/contract';
import type { Actor } from '../builders.ts';
import type { Answer, TestApp } from '../test-app.ts';

const conversation = '/api/chat/conversations/:conversationId';
const line = `${conversation}/lines/:lineId` as const;

/** What people do in conversations, as calls. */
export function chatCalls(app: TestApp) {
  const at = (by: Actor, conversationId: number, lineId?: number) => ({
    token: by.token,
    params: { conversationId, ...(lineId !== undefined && { lineId }) },
  });
  const bodyOf = async <T>(answer: Promise<Answer>) => (await answer).body as T;
  return {
    say: (by: Actor, id: number, more: Partial<NewLine> = {}) =>
      app.call(`POST ${conversation}/lines`, {
        ...at(by, id),
        body: { clientId: randomUUID(), text: 'Hello', ...more },
      }),
    edit: (by: Actor, id: number, lineId: number, text: string) =>
      app.call(`PATCH ${line}`, { ...at(by, id, lineId), body: { text } }),
    remove: (by: Actor, id: number, lineId: number) =>
      app.call(`DELETE ${line}`, at(by, id, lineId)),
    react: (by: Actor, id: number, lineId: number, emoji: string, isOn = true) =>
      app.call(`POST ${line}/reactions`, { ...at(by, id, lineId), body: { emoji, isOn } }),
    pin: (by: Actor, id: number, lineId: number, isPinned = true) =>
      app.call(`POST ${line}/pin`, { ...at(by, id, lineId), body: { isPinned } }),
    open: (by: Actor, id: number) =>
      bodyOf<Conversation>(app.call(`GET ${conversation}`, at(by, id))),
    lines: (by: Actor, id: number, query: LinesQuery = {}) =>
      bodyOf<LinePage>(app.call(`GET ${conversation}/lines`, { ...at(by, id), query })),
    changes: (by: Actor, id: number, after: number) =>
      bodyOf<Changes>(app.call(`GET ${conversation}/changes`, { ...at(by, id), query: { after } })),
    thread: (by: Actor, id: number, lineId: number) =>
      bodyOf<Thread>(app.call(`GET ${conversation}/threads/:lineId`, at(by, id, lineId))),
    pinned: (by: Actor, id: number) =>
      bodyOf<{ lines: Line[] }>(app.call(`GET ${conversation}/pinned`, at(by, id))),
    read: (by: Actor, id: number, sequence: number) =>
      bodyOf<Unseen>(app.call(`POST ${conversation}/read`, { ...at(by, id), body: { sequence } })),
    marks: (by: Actor, id: number) =>
      bodyOf<SeenMarks>(app.call(`GET ${conversation}/seen`, at(by, id))),
    unseen: (by: Actor) =>
      bodyOf<UnseenChats>(app.call('GET /api/chat/unseen', { token: by.token })),
  };
}

export type ChatCalls = ReturnType<typeof chatCalls>;
