import type { NotificationPage, Unread } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { personIn } from '../../platform/sockets/rooms.ts';
import type { Tx, Work } from '../../platform/work.ts';
import {
  countUnread,
  deleteNoticesBefore,
  findNotice,
  findNotices,
  markRead,
  markReadUntil,
} from './notifications.queries.ts';
import { notificationView } from './notifications.view.ts';

const atOnce = 20;
const keptMs = 90 * 86_400_000;

export async function listNotifications(
  work: Work,
  person: Person,
  before?: number,
): Promise<NotificationPage> {
  const { organisationId, id } = person;
  const rows = await findNotices(work.db, organisationId, id, before, atOnce + 1);
  return {
    notifications: rows.slice(0, atOnce).map(notificationView),
    hasMore: rows.length > atOnce,
    ...(await readUnread(work.db, person)),
  };
}

export async function readUnread(db: Db, { organisationId, id }: Person): Promise<Unread> {
  return { unread: (await countUnread(db, organisationId, [id])).get(id) ?? 0 };
}

export const readOne = (work: Work, person: Person, noticeId: number) =>
  work.transaction(async (tx) => {
    const { organisationId, id } = person;
    if (!(await findNotice(tx, organisationId, id, noticeId))) throw problem('not_found');
    return tellRead(tx, person, await markRead(tx, organisationId, id, noticeId, work.clock.now()));
  });

export const readAll = (work: Work, person: Person, newestId: number) =>
  work.transaction(async (tx) => {
    const { organisationId, id } = person;
    const now = work.clock.now();
    return tellRead(tx, person, await markReadUntil(tx, organisationId, id, newestId, now));
  });

async function tellRead(tx: Tx, person: Person, read: { id: number }[]): Promise<Unread> {
  const now = await readUnread(tx, person);
  const told = { ids: read.map(({ id }) => id), ...now };
  if (read.length > 0) {
    tx.tell('notifications.read', told, [personIn(person.organisationId, person.id)]);
  }
  return now;
}

/** Nobody scrolls back a season. */
export const forgetOldNotices = ({ db, clock }: Work) =>
  deleteNoticesBefore(db, new Date(clock.now().getTime() - keptMs));
