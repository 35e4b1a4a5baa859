import { personIn } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';
import { findTogether } from './email.copies.queries.ts';
import { findCounts } from './list/list.counts.queries.ts';
import { rowsOf } from './reader/reader.detail.ts';
import { groupedBy } from './list/list.grouped.ts';

/** More than a frame should tell: the lists are read again. */
const mostTold = 100;

export interface CopyChange {
  ownerId: number;
  /** Copies that came or changed. */
  ids?: readonly number[];
  goneIds?: readonly number[];
  /** Of what is gone: how many are in a thread stands on each of its lines. */
  threadIds?: readonly number[];
  /** By it the window that did it knows its own change again. */
  key?: string | null;
}

/** Whoever's mails came, changed or went hears it in their windows, with how much is unread now. */
export async function tellMany(
  tx: Tx,
  organisationId: number,
  changes: readonly CopyChange[],
): Promise<void> {
  const ids = groupedBy(await findTogether(tx, organisationId, changes), ({ ownerId }) => ownerId);
  const idsOf = (ownerId: number) => (ids.get(ownerId) ?? []).map(({ id }) => id);
  const isTold = ({ ownerId, goneIds = [] }: CopyChange) =>
    idsOf(ownerId).length + goneIds.length <= mostTold;
  const toRead = changes.filter(isTold).flatMap(({ ownerId }) => idsOf(ownerId));
  const rows = groupedBy(await rowsOf(tx, organisationId, toRead), ({ ownerId }) => ownerId);
  const owners = changes.map(({ ownerId }) => ownerId);
  const counts = new Map(
    (await findCounts(tx, organisationId, owners)).map(({ ownerId, ...all }) => [ownerId, all]),
  );
  for (const change of changes) {
    const { ownerId, goneIds = [], key } = change;
    const to = [personIn(organisationId, ownerId)];
    const theirs = counts.get(ownerId) ?? { inbox: 0, draft: 0, spam: 0 };
    if (!isTold(change)) tx.tell('email.box_changed', { counts: theirs }, to);
    else {
      const changed = {
        rows: (rows.get(ownerId) ?? []).map(({ row }) => row),
        goneIds: [...goneIds],
        counts: theirs,
        ...(key && { key }),
      };
      tx.tell('email.changed', changed, to);
    }
  }
}

export const tellCopies = (
  tx: Tx,
  organisationId: number,
  ownerId: number,
  what: Omit<CopyChange, 'ownerId'>,
): Promise<void> => tellMany(tx, organisationId, [{ ownerId, ...what }]);
