import type { News } from '@plenum/contract';
import { personIn } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';
import { countUnread, deleteNoticesUnder, insertNotices } from './notifications.queries.ts';
import { notificationView } from './notifications.view.ts';

export type Notice = News & {
  /** A path of the app. */
  link: string;
  /** The same key never tells a person twice, whoever comes back with it. */
  key?: string;
};

/** Tells the same to many, in the transaction that causes it; answers how many are newly told. */
export const notify = (
  tx: Tx,
  organisationId: number,
  personIds: readonly number[],
  notice: Notice,
) =>
  notifyEach(
    tx,
    organisationId,
    personIds.map((personId) => ({ personId, ...notice })),
  );

/** Tells each their own, in one statement however many they are. */
export async function notifyEach(
  tx: Tx,
  organisationId: number,
  notices: readonly (Notice & { personId: number })[],
  at = new Date(),
): Promise<number> {
  if (notices.length === 0) return 0;
  const kept = notices.map((notice) => ({ ...notice, key: notice.key ?? null }));
  const rows = await insertNotices(tx, organisationId, at, kept);
  const people = [...new Set(rows.map(({ personId }) => personId))];
  const unread = await countUnread(tx, organisationId, people);
  for (const { personId, ...row } of rows) {
    const told = { notification: notificationView(row), unread: unread.get(personId) ?? 0 };
    tx.tell('notifications.added', told, [personIn(organisationId, personId)]);
  }
  return people.length;
}

/** What was told under these keys is told no more: nothing of it is left with whoever heard it. */
export async function takeNoticesBack(
  tx: Tx,
  organisationId: number,
  keys: readonly string[],
): Promise<void> {
  const gone = await deleteNoticesUnder(tx, organisationId, keys);
  const people = [...new Set(gone.map(({ personId }) => personId))];
  const unread = await countUnread(tx, organisationId, people);
  for (const personId of people) {
    const ids = gone.filter((one) => one.personId === personId).map(({ id }) => id);
    const told = { ids, unread: unread.get(personId) ?? 0 };
    tx.tell('notifications.read', told, [personIn(organisationId, personId)]);
  }
}
