import type { Conversation, Line } from '@plenum/contract';

/** A line somebody said. */
export const aLine = (fields: Partial<Line> = {}): Line => {
  const sequence = fields.sequence ?? 1;
  return {
    id: sequence,
    sequence,
    changed: sequence,
    clientId: `client-${sequence}`,
    author: { id: 7, fullName: 'Ada Park', avatar: null },
    text: 'Hello',
    state: 'shown',
    at: '2026-11-22T09:00:00.000Z',
    editedAt: null,
    threadId: null,
    replies: 0,
    mentions: [],
    files: [],
    reactions: [],
    isPinned: false,
    ...fields,
  };
};

/** A channel everyone writes in. */
export const aConversation = (fields: Partial<Conversation> = {}): Conversation => ({
  id: 3,
  kind: 'channel',
  about: 'lobby',
  eventId: 1,
  subjectId: null,
  title: '',
  titles: { en: 'Lobby' },
  people: [],
  members: 0,
  lastLine: null,
  sequence: 0,
  readSequence: 0,
  unseen: 0,
  mentions: 0,
  standing: 'reader',
  isOwner: false,
  isFollowing: false,
  notify: 'mentions',
  rules: { slowSeconds: 0, isPaused: false, followersOnly: false, holdsNewcomers: false },
  mayWrite: true,
  mayModerate: false,
  isBlocked: false,
  request: null,
  version: 1,
  ...fields,
});
