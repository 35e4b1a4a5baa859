import * as Type from 'typebox';
import { closed, Id, Instant, Nullable } from '../../kernel/values.ts';
import { ChatPerson } from '../chat/index.ts';

export const ReportReason = Type.Enum([
  'spam',
  'harassment',
  'hate',
  'fraud',
  'privacy',
  'off_topic',
  'other',
]);
export type ReportReason = Type.Static<typeof ReportReason>;

const Subject = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('line'),
      conversationId: Id('chat.conversation'),
      lineId: Id('chat.line'),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('person'), personId: Id('profiles.person') }, closed),
  Type.Object({ kind: Type.Literal('profile'), personId: Id('profiles.person') }, closed),
  Type.Object({ kind: Type.Literal('post'), postId: Id('feed.post') }, closed),
  Type.Object({ kind: Type.Literal('post_comment'), commentId: Id('feed.comment') }, closed),
  Type.Object({ kind: Type.Literal('blog_comment'), blogCommentId: Id('blog.comment') }, closed),
  Type.Object({ kind: Type.Literal('booth'), exhibitorId: Id('exhibitors.exhibitor') }, closed),
]);
export const NewReport = Type.Object(
  { subject: Subject, reason: ReportReason, note: Type.String({ maxLength: 1000 }) },
  closed,
);
export type NewReport = Type.Static<typeof NewReport>;

export const MeasureKind = Type.Enum(['warn', 'mute', 'ban']);
export type MeasureKind = Type.Static<typeof MeasureKind>;

/** What was done about a person, and what they say to it. */
export const Measure = Type.Object({
  id: Id('moderation.measure'),
  eventId: Type.Integer(),
  eventName: Type.String(),
  person: ChatPerson,
  kind: MeasureKind,
  reason: Type.String(),
  at: Instant,
  until: Nullable(Instant),
  isOver: Type.Boolean(),
  by: Nullable(ChatPerson),
  appeal: Nullable(
    Type.Object({
      text: Type.String(),
      at: Instant,
      answer: Nullable(Type.String()),
      isLifted: Type.Boolean(),
    }),
  ),
});
export type Measure = Type.Static<typeof Measure>;

/** One line of what was said around what is reported. */
const ContextLine = Type.Object({
  id: Type.Integer(),
  author: Nullable(ChatPerson),
  text: Type.String(),
  at: Instant,
  isSubject: Type.Boolean(),
});

/** Everything said against one subject, or a line that waits for its release. */
export const Case = Type.Object({
  id: Id('moderation.case'),
  kind: Type.Enum([
    'line',
    'person',
    'profile',
    'booth',
    'held',
    'post',
    'post_comment',
    'blog_comment',
  ]),
  state: Type.Enum(['open', 'settled']),
  person: Nullable(ChatPerson),
  conversation: Nullable(Type.Object({ id: Type.Integer(), title: Type.String() })),
  exhibitor: Nullable(Type.Object({ id: Type.Integer(), name: Type.String() })),
  text: Type.String({ description: 'What was reported, as it was when it was reported.' }),
  context: Type.Array(ContextLine),
  reports: Type.Array(
    Type.Object({
      by: Nullable(ChatPerson),
      reason: ReportReason,
      note: Type.String(),
      at: Instant,
    }),
  ),
  openedAt: Instant,
  settledAt: Nullable(Instant),
  settledBy: Nullable(ChatPerson),
  outcome: Nullable(Type.String()),
  earlier: Type.Array(Measure, { description: 'What was done about this person before.' }),
});
export type Case = Type.Static<typeof Case>;

export const CaseQuery = Type.Object({
  state: Type.Optional(Type.Enum(['open', 'settled'])),
  before: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type CaseQuery = Type.Static<typeof CaseQuery>;
export const Cases = Type.Object({
  cases: Type.Array(Case, { description: 'Open: the oldest first. Settled: the newest first.' }),
  open: Type.Integer(),
  hasMore: Type.Boolean(),
  appeals: Type.Array(Measure, { description: 'Measures whose appeal waits for an answer.' }),
});
export type Cases = Type.Static<typeof Cases>;

const Reason = Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' });
const minutes = Type.Optional(
  Nullable(Type.Integer({ minimum: 1, maximum: 43_200, description: 'None: until it is lifted.' })),
);
export const Settlement = Type.Object(
  {
    deed: Type.Enum(['dismiss', 'release', 'hide', 'warn', 'mute', 'ban']),
    alsoHide: Type.Optional(Type.Boolean()),
    reason: Type.String({ maxLength: 1000 }),
    minutes,
  },
  closed,
);
export type Settlement = Type.Static<typeof Settlement>;

export const NewMeasure = Type.Object(
  { personId: Id('moderation.person'), kind: MeasureKind, reason: Reason, minutes },
  closed,
);
export type NewMeasure = Type.Static<typeof NewMeasure>;
export const Measures = Type.Object({ measures: Type.Array(Measure) });
export type Measures = Type.Static<typeof Measures>;
export const AppealInput = Type.Object({ text: Reason }, closed);
export const AppealAnswer = Type.Object({ isLifted: Type.Boolean(), text: Reason }, closed);
export type AppealAnswer = Type.Static<typeof AppealAnswer>;

const words = Type.Array(Type.String({ minLength: 2, maxLength: 60, pattern: '\\S' }), {
  maxItems: 500,
  uniqueItems: true,
});
/** Whole words, without regard to case and accents; `*` at the end stands for any ending. */
export const WordFilter = Type.Object({ refused: words, held: words }, closed);
export type WordFilter = Type.Static<typeof WordFilter>;
