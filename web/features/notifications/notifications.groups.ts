import type { NoticeGroup } from '@plenum/contract';

/** All of them, in the order they are listed in. */
const places: Readonly<Record<NoticeGroup, true>> = {
  messages: true,
  mentions: true,
  requests: true,
  posts: true,
  desks: true,
  booths: true,
  agenda: true,
  stages: true,
  calendar: true,
  announcements: true,
  tasks: true,
  moderation: true,
  mail: true,
  orders: true,
};

export const noticeGroups = Object.keys(places) as NoticeGroup[];
