import type { NoticeGroup, NotificationPage } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { kindsOf } from './notifications.groups.ts';
import { deleteNoticesBefore, findNotices } from './notifications.queries.ts';
import { readUnread } from './notifications.read.ts';
import { notificationView } from './notifications.view.ts';

const atOnce = 20;
const keptMs = 90 * 86_400_000;

export async function listNotifications(
  work: Work,
  person: Person,
  { before, group }: { before?: number; group?: NoticeGroup } = {},
): Promise<NotificationPage> {
  const { organisationId, id } = person;
  const which = { before, kinds: group && kindsOf(group) };
  const rows = await findNotices(work.db, organisationId, id, which, atOnce + 1);
  return {
    notifications: rows.slice(0, atOnce).map(notificationView),
    hasMore: rows.length > atOnce,
    ...(await readUnread(work.db, person)),
  };
}

/** Nobody scrolls back a season. */
export const forgetOldNotices = ({ db, clock }: Work) =>
  deleteNoticesBefore(db, new Date(clock.now().getTime() - keptMs));
