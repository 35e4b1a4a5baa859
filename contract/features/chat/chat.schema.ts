import * as Type from 'typebox';
import { closed, CommonId, Id, Instant, Nullable } from '../../kernel/values.ts';
import { Texts } from '../events/index.ts';

const Sequence = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const Key = Type.String({
  format: 'uuid',
  description: 'Made by the browser: the same key never makes a second line.',
});

export const PersonStatus = Type.Enum(['online', 'away', 'busy', 'offline']);
export type PersonStatus = Type.Static<typeof PersonStatus>;

export const ChatPerson = Type.Object({
  id: Id('chat.person'),
  fullName: Type.String(),
  avatar: Nullable(Type.String()),
});
export type ChatPerson = Type.Static<typeof ChatPerson>;

export const ChatFile = Type.Object({
  id: Id('chat.file'),
  name: Type.String(),
  type: Type.String(),
  size: Type.Integer(),
  picture: Nullable(
    Type.Object(
      { width: Type.Integer(), height: Type.Integer() },
      { description: 'What can be shown in place; null: a file to download.' },
    ),
  ),
});
export type ChatFile = Type.Static<typeof ChatFile>;

export const Reaction = Type.Object({
  emoji: Type.String(),
  count: Type.Integer(),
  personIds: Type.Array(Type.Integer(), {
    description: 'Up to twenty of those who reacted; in an answer to one person, theirs is first.',
  }),
});
export type Reaction = Type.Static<typeof Reaction>;

const LineState = Type.Enum(['shown', 'held', 'hidden', 'deleted']);

/** What a person said. Of what is hidden or deleted the words and files are gone. */
export const Line = Type.Object({
  id: Id('chat.line'),
  sequence: Type.Integer({ description: 'Its place in the conversation, for ever.' }),
  changed: Type.Integer({ description: 'The number of its latest change; rises only.' }),
  clientId: Type.String(),
  author: Nullable(ChatPerson),
  text: Type.String(),
  state: LineState,
  at: Instant,
  editedAt: Nullable(Instant),
  threadId: Nullable(Type.Integer({ description: 'The line whose thread it is in.' })),
  replies: Type.Integer({ description: 'How many lines its own thread has.' }),
  mentions: Type.Array(ChatPerson),
  files: Type.Array(ChatFile),
  reactions: Type.Array(Reaction),
  isPinned: Type.Boolean(),
});
export type Line = Type.Static<typeof Line>;

/** Every number of a conversation comes exactly once; null: a line that is not for this reader. */
export const LineChange = Type.Object({ sequence: Sequence, line: Nullable(Line) });
export type LineChange = Type.Static<typeof LineChange>;

export const ConversationKind = Type.Enum(['direct', 'group', 'channel', 'help', 'booth']);
export type ConversationKind = Type.Static<typeof ConversationKind>;
export const ChannelAbout = Type.Enum(['lobby', 'topic', 'session', 'booth']);
export type ChannelAbout = Type.Static<typeof ChannelAbout>;

const rules = {
  slowSeconds: Type.Integer({
    minimum: 0,
    maximum: 3600,
    description: 'Between two of one’s lines.',
  }),
  isPaused: Type.Boolean({ description: 'Only moderators write.' }),
  followersOnly: Type.Boolean(),
  holdsNewcomers: Type.Boolean({ description: 'A newcomer’s first line waits for a moderator.' }),
};
export const ChannelRules = Type.Object(rules);
export type ChannelRules = Type.Static<typeof ChannelRules>;
export const RulesInput = Type.Partial(Type.Object(rules), closed);
export type RulesInput = Type.Static<typeof RulesInput>;

export const RequestState = Type.Enum(['waiting', 'taken', 'answered', 'closed', 'missed']);
export type RequestState = Type.Static<typeof RequestState>;

/** A question to the help desk or to a booth, and who sees to it. */
export const ChatRequest = Type.Object({
  state: RequestState,
  waitingSince: Nullable(Instant),
  place: Nullable(
    Type.Integer({ description: 'How many wait before this one, and this one; null: none waits.' }),
  ),
  takenBy: Nullable(ChatPerson),
});
export type ChatRequest = Type.Static<typeof ChatRequest>;

export const Notify = Type.Enum(['all', 'mentions', 'none']);

export const Conversation = Type.Object({
  id: Id('chat.conversation'),
  kind: ConversationKind,
  about: Nullable(ChannelAbout),
  eventId: Nullable(Type.Integer()),
  subjectId: Nullable(Type.Integer({ description: 'The session or exhibitor it is about.' })),
  title: Type.String({
    description: 'Of a group, a topic or a booth; empty where `titles` tells.',
  }),
  titles: Nullable(Texts(300)),
  people: Type.Array(ChatPerson, {
    description: 'Direct: the other one. Group: up to eight others. Help, booth: who asked.',
  }),
  members: Type.Integer(),
  lastLine: Nullable(
    Type.Object({
      text: Type.String({ description: 'Its beginning.' }),
      at: Instant,
      author: Nullable(ChatPerson),
      state: LineState,
      hasFiles: Type.Boolean(),
    }),
  ),
  sequence: Sequence,
  readSequence: Sequence,
  unseen: Type.Integer({ description: 'Lines of others I have not read, up to 100.' }),
  mentions: Type.Integer({ description: 'How many of them name me.' }),
  standing: Type.Enum(['member', 'invited', 'asked', 'reader', 'left'], {
    description:
      'invited: somebody asks to talk to me. asked: I asked, they have not answered. reader: an open channel I only read so far.',
  }),
  isOwner: Type.Boolean(),
  isFollowing: Type.Boolean(),
  notify: Notify,
  rules: ChannelRules,
  mayWrite: Type.Boolean(),
  mayModerate: Type.Boolean(),
  isBlocked: Type.Boolean({ description: 'I blocked the other one.' }),
  request: Nullable(ChatRequest),
  version: Type.Integer(),
});
export type Conversation = Type.Static<typeof Conversation>;

export const Conversations = Type.Object({
  conversations: Type.Array(Conversation, { description: 'What was said last, first.' }),
});
export type Conversations = Type.Static<typeof Conversations>;

const limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 200 }));
/** One of before, after and around; none: the newest lines. */
export const LinesQuery = Type.Object({
  before: Type.Optional(Sequence),
  after: Type.Optional(Sequence),
  around: Type.Optional(Sequence),
  limit,
});
export type LinesQuery = Type.Static<typeof LinesQuery>;

export const LinePage = Type.Object({
  lines: Type.Array(Line, { description: 'In their order, the oldest first; without threads.' }),
  hasBefore: Type.Boolean(),
  hasAfter: Type.Boolean(),
  sequence: Type.Integer({ description: 'All changes up to here are in these lines.' }),
});
export type LinePage = Type.Static<typeof LinePage>;

export const ChangesQuery = Type.Object({ after: Sequence });
export const Changes = Type.Object({
  changes: Type.Array(LineChange, {
    description: 'Every line that changed after that number, as it is now, by that number.',
  }),
  sequence: Sequence,
  isTooFar: Type.Boolean({ description: 'More than a thousand changes lie between: read anew.' }),
});
export type Changes = Type.Static<typeof Changes>;

export const Thread = Type.Object({ root: Line, lines: Type.Array(Line), sequence: Sequence });
export type Thread = Type.Static<typeof Thread>;

const text = Type.String({ maxLength: 4000 });
export const NewLine = Type.Object(
  {
    clientId: Key,
    text,
    threadId: Type.Optional(Id('chat.line')),
    mentionIds: Type.Optional(Type.Array(CommonId, { maxItems: 20, uniqueItems: true })),
    fileIds: Type.Optional(Type.Array(Id('chat.file'), { maxItems: 6, uniqueItems: true })),
  },
  closed,
);
export type NewLine = Type.Static<typeof NewLine>;

export const LineEdit = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' }) },
  closed,
);
export const ReactionInput = Type.Object(
  {
    emoji: Type.String({
      maxLength: 16,
      pattern: '[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20e3]',
    }),
    isOn: Type.Boolean(),
  },
  closed,
);
export type ReactionInput = Type.Static<typeof ReactionInput>;
export const PinInput = Type.Object({ isPinned: Type.Boolean() }, closed);
export const HideInput = Type.Object(
  { reason: Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' }) },
  closed,
);
export const ReadInput = Type.Object({ sequence: Sequence }, closed);
export const Unseen = Type.Object({ unseen: Type.Integer(), mentions: Type.Integer() });
export type Unseen = Type.Static<typeof Unseen>;

/** Badges of the menu. */
export const UnseenChats = Type.Object({
  channels: Type.Integer({ description: 'Mentions of me in channels.' }),
  private: Type.Integer({
    description: 'Unseen lines, direct and in groups, and who asks to talk.',
  }),
  help: Type.Integer({ description: 'For organisers who waits, for others answers unseen.' }),
  booths: Type.Integer({ description: 'Who waits at the booths I work at.' }),
});
export type UnseenChats = Type.Static<typeof UnseenChats>;

export const Here = Type.Object({
  count: Type.Integer({ description: 'Exactly how many people have it open.' }),
  people: Type.Array(ChatPerson, { description: 'Up to 200 of them who show their presence.' }),
});
export type Here = Type.Static<typeof Here>;

/** How far the others of a direct or group conversation have read. */
export const SeenMarks = Type.Object({
  people: Type.Array(Type.Object({ person: ChatPerson, sequence: Sequence }), {
    description:
      'Of those who show their presence, without a block between; who read furthest first.',
  }),
});
export type SeenMarks = Type.Static<typeof SeenMarks>;

export const LineSearchQuery = Type.Object({
  q: Type.String({ minLength: 2, maxLength: 100 }),
  conversationId: Type.Optional(Id('chat.conversation')),
});
export type LineSearchQuery = Type.Static<typeof LineSearchQuery>;
export const FoundLines = Type.Object({
  found: Type.Array(Type.Object({ line: Line, conversation: Conversation }), { maxItems: 50 }),
});
export type FoundLines = Type.Static<typeof FoundLines>;

export const MembersQuery = Type.Object({ q: Type.Optional(Type.String({ maxLength: 100 })) });
export const Members = Type.Object({
  people: Type.Array(
    Type.Object({ ...ChatPerson.properties, isOwner: Type.Boolean(), status: PersonStatus }),
    { description: 'Up to fifty whose name contains the words: members, or participants.' },
  ),
});
export type Members = Type.Static<typeof Members>;
