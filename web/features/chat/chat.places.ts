import type { Conversation } from '@plenum/contract';

export interface ChatSearch {
  /** A line to go to, by its number. */
  line?: number | undefined;
}

export function readChatSearch(search: Record<string, unknown>): ChatSearch {
  const line = Number(search['line']);
  return Number.isSafeInteger(line) && line > 0 ? { line } : {};
}

const screens: Record<Conversation['kind'], string> = {
  direct: '/comet-chat',
  group: '/comet-chat',
  channel: '/live-chat',
  help: '/admin-chat',
  booth: '/comet-chat',
};

/** Where a conversation is opened; of a question to a booth, the page it is asked on. */
function pathOf({ kind, id, subjectId }: Pick<Conversation, 'kind' | 'id' | 'subjectId'>) {
  if (kind === 'booth' && subjectId !== null) return `/exhibit-hall/${subjectId}`;
  return `${screens[kind]}/${id}`;
}

export const addressOf = (conversation: Conversation, sequence: number): string =>
  new URL(`${pathOf(conversation)}?line=${sequence}`, location.origin).href;
