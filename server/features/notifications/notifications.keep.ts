import type { Db } from '../../platform/db/db.ts';
import type { Ways } from './notifications.groups.ts';
import type { Notice } from './notifications.notice.ts';
import { insertNotices, type KeptNotice, renewNotices } from './notifications.queries.ts';

type Wanted = Notice & { personId: number; ways: Ways };
export type KeptWithWays = KeptNotice & { isPushed: boolean };

/** Written down, each in its place; with whether it is to be pushed. */
export async function keepNotices(
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
