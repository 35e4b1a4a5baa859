import type {
  ChatFile,
  ChannelAbout,
  ChannelRules,
  ChatPerson,
  Conversation,
  ConversationKind,
  Line,
  Reaction,
  RequestState,
  Texts,
} from '@plenum/contract';

/** A conversation as one person stands in it, with what decides what they may. */
export interface SeenRow {
  organisationId: number;
  id: number;
  kind: ConversationKind;
  about: ChannelAbout | null;
  eventId: number | null;
  subjectId: number | null;
  title: string;
  titles: Texts | null;
  askerId: number | null;
  sequence: number;
  version: number;
  rules: ChannelRules;
  standing: Conversation['standing'] | 'refused' | null;
  isOwner: boolean;
  isFollowing: boolean;
  readSequence: number;
  joinedSequence: number;
  isBlocked: boolean;
  isBlockedByThem: boolean;
  /** Of its event: whether this person is in it, and it stands open with chat switched on. */
  isInEvent: boolean;
  isModerator: boolean;
  /** Of its session or booth: whether attendees can see it. */
  isShown: boolean;
  isStaff: boolean;
}

/** With what a list of conversations tells of it. */
export interface ListedRow extends SeenRow {
  people: ChatPerson[];
  members: number;
  lastLine: Conversation['lastLine'];
  unseen: number;
  mentions: number;
  notify: Conversation['notify'];
  request: { state: RequestState; waitingSince: string | null; takenBy: ChatPerson | null } | null;
}

/** A line with everything that is in it, whoever reads it; the view decides what leaves. */
export interface LineRow {
  id: number;
  organisationId: number;
  conversationId: number;
  sequence: number;
  changed: number;
  clientId: string;
  authorId: number | null;
  author: ChatPerson | null;
  text: string;
  state: Line['state'];
  wasShown: boolean;
  at: Date;
  editedAt: Date | null;
  threadId: number | null;
  replies: number;
  mentions: ChatPerson[];
  files: ChatFile[];
  reactions: Reaction[];
  isPinned: boolean;
}
