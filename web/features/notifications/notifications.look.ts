import {
  type Icon,
  IconAlarm,
  IconCalendarCancel,
  IconCalendarTime,
  IconEdit,
  IconId,
  IconMessageCheck,
  IconMessageQuestion,
  IconPencilCheck,
  IconPencilOff,
  IconPencilQuestion,
  IconQrcode,
  IconUserCheck,
  IconUserPlus,
} from '@tabler/icons-react';
import type { NoticeKind } from '@plenum/contract';

interface Look {
  icon: Icon;
  hue: 'amber' | 'red' | 'sky' | 'indigo';
}

export const noticeLooks: Record<NoticeKind, Look> = {
  'agenda.session_moved': { icon: IconCalendarTime, hue: 'amber' },
  'agenda.session_changed': { icon: IconEdit, hue: 'sky' },
  'agenda.session_cancelled': { icon: IconCalendarCancel, hue: 'red' },
  'agenda.starts_soon': { icon: IconAlarm, hue: 'indigo' },
  'profiles.asks_to_connect': { icon: IconUserPlus, hue: 'indigo' },
  'profiles.connected': { icon: IconUserCheck, hue: 'sky' },
  'exhibitors.asked': { icon: IconMessageQuestion, hue: 'amber' },
  'exhibitors.answered': { icon: IconMessageCheck, hue: 'sky' },
  'exhibitors.awaits_review': { icon: IconPencilQuestion, hue: 'amber' },
  'exhibitors.review_accepted': { icon: IconPencilCheck, hue: 'sky' },
  'exhibitors.review_returned': { icon: IconPencilOff, hue: 'red' },
  'dropcards.given': { icon: IconId, hue: 'indigo' },
  'dropcards.scanned': { icon: IconQrcode, hue: 'amber' },
};
