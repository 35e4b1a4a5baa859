import type { Db } from '../../platform/db/db.ts';
import { personIn } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';
import type { Ways } from './notifications.groups.ts';
import type { Notice } from './notifications.notice.ts';
import { enqueuePushes } from './notifications.push.ts';
import {
  countUnread,
  deleteNoticesTo,
  deleteNoticesUnder,
  findBusy,
  insertNotices,
  type KeptNotice,
  renewNotices,
} from './notifications.queries.ts';
import { withWays } from './notifications.settings.ts';
import { notificationView } from './notifications.view.ts';

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

/** Tells each their own, by the ways they want it. */
export async function notifyEach(
  tx: Tx,
  organisationId: number,
  notices: readonly (Notice & { personId: number })[],
  at = new Date(),
): Promise<number> {
  if (notices.length === 0) return 0;
  const wanted = await withWays(tx, organisationId, notices);
  const rows = await keepNotices(tx, organisationId, at, wanted);
  await tellAdded(tx, organisationId, rows);
  const pushed = rows.filter(({ isPushed }) => isPushed).map(({ id }) => id);
  await enqueuePushes(tx, organisationId, pushed, at);
  return new Set(rows.map(({ personId }) => personId)).size;
}

/** How many people that would tell now. */
export async function countTold(
  db: Db,
  organisationId: number,
  notices: readonly (Notice & { personId: number })[],
): Promise<number> {
  const wanted = await withWays(db, organisationId, notices);
  return new Set(wanted.map(({ personId }) => personId)).size;
}

type Wanted = Notice & { personId: number; ways: Ways };
type KeptWithWays = KeptNotice & { isPushed: boolean };

/** Written down, each in its place; with whether it is to be pushed. */
async function keepNotices(
  db: Db,
  organisationId: number,
  at: Date,
  wanted: readonly Wanted[],
): Promise<KeptWithWays[]> {
  const all = wanted.map(({ ways, key = null, groupKey = null, ...notice }) => ({
    ...notice,
    key,
    groupKey,
    isShown: ways.app,
  }));
  const once = all.filter(({ groupKey }) => groupKey === null);
  const renewed = newestOf(all.filter(({ groupKey }) => groupKey !== null));
  const kept = [
    ...(once.length > 0 ? await insertNotices(db, organisationId, at, once) : []),
    ...(renewed.length > 0 ? await renewNotices(db, organisationId, at, renewed) : []),
  ];
  const pushed = new Set(wanted.filter(({ ways }) => ways.push).map(whose));
  return kept.map((one) => ({ ...one, isPushed: pushed.has(whose(one)) }));
}

const whose = ({ personId, kind }: { personId: number; kind: string }) => `${personId} ${kind}`;

/** One statement renews a row once; in one order, so that two of them never wait for each other. */
const newestOf = <N extends { personId: number; kind: string; groupKey: string | null }>(
  notices: readonly N[],
): N[] =>
  [...new Map(notices.map((one) => [`${whose(one)} ${one.groupKey}`, one])).values()].toSorted(
    (one, other) => one.personId - other.personId,
  );

async function tellAdded(tx: Tx, organisationId: number, rows: readonly KeptNotice[]) {
  const shown = rows.filter(({ isShown }) => isShown);
  const people = [...new Set(shown.map(({ personId }) => personId))];
  const unread = await countUnread(tx, organisationId, people);
  const busy = await findBusy(tx, organisationId, people);
  for (const row of shown) {
    const { personId } = row;
    const told = {
      notification: notificationView(row),
      unread: unread.get(personId) ?? 0,
      isQuiet: busy.has(personId),
    };
    tx.tell('notifications.added', told, [personIn(organisationId, personId)]);
  }
}

/** What was told under these keys is told no more: nothing of it is left with whoever heard it. */
export const takeNoticesBack = async (
  tx: Tx,
  organisationId: number,
  keys: readonly string[],
): Promise<void> =>
  tellGone(tx, organisationId, await deleteNoticesUnder(tx, organisationId, keys));

/** As `takeNoticesBack`, for what leads to something that is gone. */
export const takeBackWhatLeadsTo = async (
  tx: Tx,
  organisationId: number,
  personIds: readonly number[],
  link: string,
): Promise<void> =>
  tellGone(tx, organisationId, await deleteNoticesTo(tx, organisationId, personIds, link));

async function tellGone(
  tx: Tx,
  organisationId: number,
  gone: readonly { id: number; personId: number }[],
): Promise<void> {
  const people = [...new Set(gone.map(({ personId }) => personId))];
  const unread = await countUnread(tx, organisationId, people);
  for (const personId of people) {
    const ids = gone.filter((one) => one.personId === personId).map(({ id }) => id);
    const told = { ids, unread: unread.get(personId) ?? 0 };
    tx.tell('notifications.gone', told, [personIn(organisationId, personId)]);
  }
}
