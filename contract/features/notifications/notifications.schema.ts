import * as Type from 'typebox';
import { closed, Id, Instant, Nullable } from '../../kernel/values.ts';
import { Texts } from '../events/index.ts';

const Slot = Type.Object({
  startsAt: Nullable(Instant),
  room: Nullable(Type.String()),
});

/** Sessions of one event: as they are now and, where they moved, as they were. */
export const SessionNews = Type.Object({
  eventId: Type.Integer(),
  eventName: Type.String(),
  timeZone: Type.String(),
  languages: Type.Array(Type.String()),
  sessions: Type.Array(
    Type.Object({
      id: Type.Integer(),
      title: Texts(300),
      ...Slot.properties,
      before: Nullable(Slot),
    }),
  ),
});
export type SessionNews = Type.Static<typeof SessionNews>;

/** Somebody of an event, and what they wrote. */
export const PersonNews = Type.Object({
  eventId: Type.Integer(),
  eventName: Type.String(),
  personId: Type.Integer(),
  fullName: Type.String(),
  text: Type.String(),
});
export type PersonNews = Type.Static<typeof PersonNews>;

/** What people make of what somebody posted: the latest of them, and how many there are. */
export const FeedNews = Type.Object({
  eventId: Type.Integer(),
  eventName: Type.String(),
  postId: Type.Integer(),
  personId: Type.Integer(),
  fullName: Type.String(),
  text: Type.String({ description: 'The beginning of the post, or of what was said.' }),
  people: Type.Integer({ description: 'How many people, whom the reader may see.' }),
});
export type FeedNews = Type.Static<typeof FeedNews>;

/** Something at a booth; who did it, where somebody did. */
export const BoothNews = Type.Object({
  eventId: Type.Integer(),
  eventName: Type.String(),
  exhibitorId: Type.Integer(),
  exhibitor: Type.String(),
  fullName: Type.String(),
  text: Type.String(),
});
export type BoothNews = Type.Static<typeof BoothNews>;

/** Somebody in a conversation, and the beginning of what they said; of no event where it is between people. */
export const ChatNews = Type.Object({
  eventId: Nullable(Type.Integer()),
  eventName: Type.String(),
  conversationId: Type.Integer(),
  conversation: Type.String({ description: 'Its title, empty where it has none.' }),
  personId: Type.Integer(),
  fullName: Type.String(),
  text: Type.String(),
});
export type ChatNews = Type.Static<typeof ChatNews>;

/** What was decided about somebody, or waits for who decides. */
export const ModerationNews = Type.Object({
  eventId: Type.Integer(),
  eventName: Type.String(),
  text: Type.String(),
  until: Nullable(Instant),
});
export type ModerationNews = Type.Static<typeof ModerationNews>;

export const AnnouncementNews = Type.Object({
  eventId: Type.Integer(),
  eventName: Type.String(),
  languages: Type.Array(Type.String()),
  words: Texts(500),
});
export type AnnouncementNews = Type.Static<typeof AnnouncementNews>;

/** A stage: its picture stands still, or the reader is asked onto it. */
const StageNews = Type.Object({
  eventId: Type.Integer(),
  eventName: Type.String(),
  languages: Type.Array(Type.String()),
  stageId: Type.Integer(),
  stage: Texts(80),
});

export const TaskNews = Type.Object({
  taskId: Type.Integer(),
  title: Type.String(),
  dueOn: Type.String(),
});
export type TaskNews = Type.Static<typeof TaskNews>;

/** An entry of a calendar: who asks or answers, and when it begins. */
export const CalendarNews = Type.Object({
  entryId: Type.Integer(),
  title: Type.String(),
  fullName: Type.String(),
  start: Type.String({ description: 'A day where it is all-day.' }),
  isAllDay: Type.Boolean(),
  timeZone: Type.String(),
  answer: Nullable(Type.Enum(['waiting', 'yes', 'no', 'maybe'])),
});
export type CalendarNews = Type.Static<typeof CalendarNews>;

/** A mail that came, or one of mine that an address did not take. */
export const EmailNews = Type.Object({
  emailId: Type.Integer({ description: 'My copy of it.' }),
  fullName: Type.String({ description: 'Who wrote it, or the address that did not take it.' }),
  title: Type.String({ description: 'Its subject.' }),
  text: Type.String(),
});
export type EmailNews = Type.Static<typeof EmailNews>;

/** An order of the reader's or of their shop: what became of it. */
const OrderNews = Type.Object({
  orderId: Type.Integer(),
  title: Type.String({ description: 'Its number.' }),
  text: Type.String({ description: 'How it travels, or why it was cancelled.' }),
});

/** Kinds that are told or kept silent together. */
export const NoticeGroup = Type.Enum([
  'messages',
  'mentions',
  'requests',
  'posts',
  'desks',
  'booths',
  'agenda',
  'stages',
  'calendar',
  'announcements',
  'tasks',
  'moderation',
  'mail',
  'orders',
]);
export type NoticeGroup = Type.Static<typeof NoticeGroup>;

const notice = {
  id: Id('notifications.notification'),
  place: Type.Integer({ description: 'The newest has the greatest; being renewed raises it.' }),
  group: NoticeGroup,
  link: Type.String({ description: 'The page of the app that tells more.' }),
  at: Instant,
  isRead: Type.Boolean(),
  count: Type.Integer({
    description: 'How many of the same are merged into this one, itself included.',
  }),
};
const about = <D extends Type.TSchema, K extends string>(data: D, ...kinds: K[]) =>
  Type.Object({ ...notice, kind: Type.Enum<K[]>(kinds), data });

export const Notification = Type.Union([
  about(
    SessionNews,
    'agenda.session_moved',
    'agenda.session_changed',
    'agenda.session_cancelled',
    'agenda.starts_soon',
  ),
  about(PersonNews, 'profiles.asks_to_connect', 'profiles.connected'),
  about(FeedNews, 'feed.liked', 'feed.commented', 'feed.answered'),
  about(
    BoothNews,
    'exhibitors.asked',
    'exhibitors.answered',
    'exhibitors.awaits_review',
    'exhibitors.review_accepted',
    'exhibitors.review_returned',
    'dropcards.given',
    'dropcards.scanned',
  ),
  about(
    ChatNews,
    'chat.wrote',
    'chat.mentioned',
    'chat.asks_to_talk',
    'chat.help_asked',
    'chat.help_answered',
    'chat.help_handed_over',
    'chat.help_unanswered',
    'chat.booth_asked',
    'chat.booth_answered',
    'calls.missed',
  ),
  about(
    ModerationNews,
    'moderation.warned',
    'moderation.muted',
    'moderation.banned',
    'moderation.lifted',
    'moderation.line_hidden',
    'moderation.report_settled',
    'moderation.appeal_answered',
    'moderation.reported',
    'moderation.appealed',
  ),
  about(AnnouncementNews, 'events.announced'),
  about(StageNews, 'stages.stopped', 'stages.asked'),
  about(TaskNews, 'todo.due'),
  about(
    CalendarNews,
    'calendar.invited',
    'calendar.changed',
    'calendar.cancelled',
    'calendar.answered',
    'calendar.starts_soon',
  ),
  about(EmailNews, 'email.arrived', 'email.bounced'),
  about(
    OrderNews,
    'shop.order_paid',
    'shop.order_shipped',
    'shop.order_cancelled',
    'shop.order_again',
    'shop.order_too_late',
    'shop.sold_again',
    'shop.paid_too_late',
  ),
]);
export type Notification = Type.Static<typeof Notification>;
export type NoticeKind = Notification['kind'];
/** A kind with what it tells; the words are the browser's, in its reader's language. */
export type News = NewsOf<Notification>;
type NewsOf<N extends Notification> = N extends Notification ? Pick<N, 'kind' | 'data'> : never;

const unread = {
  unread: Type.Integer({ description: 'How many of mine are unread now; counted to 1,000.' }),
};
export const Unread = Type.Object(unread);
export type Unread = Type.Static<typeof Unread>;

export const NotificationQuery = Type.Object({
  before: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'The place of the last one seen: what came before it.',
    }),
  ),
  group: Type.Optional(NoticeGroup),
});

export const NotificationPage = Type.Object({
  notifications: Type.Array(Notification, { description: 'The newest first, twenty at a time.' }),
  hasMore: Type.Boolean(),
  ...unread,
});
export type NotificationPage = Type.Static<typeof NotificationPage>;

/** What comes while somebody presses the button stays unread. */
export const ReadUntil = Type.Object(
  {
    newest: Type.Integer({
      minimum: 1,
      description: 'The place of the newest one that was in sight.',
    }),
    group: Type.Optional(NoticeGroup),
  },
  closed,
);
