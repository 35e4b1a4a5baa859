import type { NoticeGroup, NoticeKind } from '@plenum/contract';

/** Which kinds are told or kept silent together. */
export const groupOf: Readonly<Record<NoticeKind, NoticeGroup>> = {
  'chat.wrote': 'messages',
  'calls.missed': 'messages',
  'chat.mentioned': 'mentions',
  'profiles.asks_to_connect': 'requests',
  'profiles.connected': 'requests',
  'chat.asks_to_talk': 'requests',
  'feed.liked': 'posts',
  'feed.commented': 'posts',
  'feed.answered': 'posts',
  'chat.help_asked': 'desks',
  'chat.help_answered': 'desks',
  'chat.help_handed_over': 'desks',
  'chat.help_unanswered': 'desks',
  'exhibitors.asked': 'booths',
  'exhibitors.answered': 'booths',
  'exhibitors.awaits_review': 'booths',
  'exhibitors.review_accepted': 'booths',
  'exhibitors.review_returned': 'booths',
  'dropcards.given': 'booths',
  'dropcards.scanned': 'booths',
  'chat.booth_asked': 'booths',
  'chat.booth_answered': 'booths',
  'agenda.session_moved': 'agenda',
  'agenda.session_changed': 'agenda',
  'agenda.session_cancelled': 'agenda',
  'agenda.starts_soon': 'agenda',
  'stages.stopped': 'stages',
  'stages.asked': 'stages',
  'calendar.invited': 'calendar',
  'calendar.changed': 'calendar',
  'calendar.cancelled': 'calendar',
  'calendar.answered': 'calendar',
  'calendar.starts_soon': 'calendar',
  'events.announced': 'announcements',
  'todo.due': 'tasks',
  'moderation.warned': 'moderation',
  'moderation.muted': 'moderation',
  'moderation.banned': 'moderation',
  'moderation.lifted': 'moderation',
  'moderation.line_hidden': 'moderation',
  'moderation.report_settled': 'moderation',
  'moderation.appeal_answered': 'moderation',
  'moderation.reported': 'moderation',
  'moderation.appealed': 'moderation',
  'email.arrived': 'mail',
  'email.bounced': 'mail',
  'shop.order_paid': 'orders',
  'shop.order_shipped': 'orders',
  'shop.order_cancelled': 'orders',
  'shop.order_again': 'orders',
  'shop.order_too_late': 'orders',
  'shop.sold_again': 'orders',
  'shop.paid_too_late': 'orders',
};

const kinds = Object.keys(groupOf) as NoticeKind[];
export const kindsOf = (group: NoticeGroup): NoticeKind[] =>
  kinds.filter((kind) => groupOf[kind] === group);

export interface Ways {
  app: boolean;
  mail: boolean;
  push: boolean;
}

/** Until somebody chooses otherwise. An announcement reaches everybody at once, likes come all day: no mail unasked. */
export const usualWays: Readonly<Record<NoticeGroup, Ways>> = {
  messages: { app: true, mail: true, push: true },
  mentions: { app: true, mail: true, push: true },
  requests: { app: true, mail: true, push: true },
  posts: { app: true, mail: false, push: false },
  desks: { app: true, mail: true, push: true },
  booths: { app: true, mail: true, push: true },
  agenda: { app: true, mail: true, push: true },
  stages: { app: true, mail: false, push: true },
  calendar: { app: true, mail: true, push: true },
  announcements: { app: true, mail: false, push: true },
  tasks: { app: true, mail: true, push: false },
  moderation: { app: true, mail: true, push: false },
  mail: { app: true, mail: false, push: true },
  orders: { app: true, mail: true, push: true },
};

export const noticeGroups = Object.keys(usualWays) as NoticeGroup[];
