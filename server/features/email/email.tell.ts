import type { EmailRow } from '@plenum/contract';
import { personIn } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';
import { findCounts } from './email.counts.queries.ts';
import { rowsOf } from './email.detail.ts';

/** More than a frame should tell: the lists are read again. */
const mostTold = 100;

export interface CopyChange {
  ownerId: number;
  /** Copies that came or changed. */
  ids?: readonly number[];
  goneIds?: readonly number[];
}

/** Whoever's mails came, changed or went hears it in their windows, with how much is unread now. */
export async function tellMany(
  tx: Tx,
  organisationId: number,
  changes: readonly CopyChange[],
): Promise<void> {
  const isTold = ({ ids = [], goneIds = [] }: CopyChange) =>
    ids.length + goneIds.length <= mostTold;
  const toRead = changes.filter(isTold).flatMap(({ ids = [] }) => ids);
  const rows = new Map<number, EmailRow[]>();
  for (const { ownerId, row } of await rowsOf(tx, organisationId, toRead)) {
    const theirs = rows.get(ownerId);
    if (theirs) theirs.push(row);
    else rows.set(ownerId, [row]);
  }
  const owners = changes.map(({ ownerId }) => ownerId);
  const countsOf = new Map(
    (await findCounts(tx, organisationId, owners)).map(({ ownerId, ...counts }) => [
      ownerId,
      counts,
    ]),
  );
  for (const change of changes) {
    const { ownerId, goneIds = [] } = change;
    const counts = countsOf.get(ownerId);
    if (!counts) continue;
    const to = [personIn(organisationId, ownerId)];
    if (!isTold(change)) tx.tell('email.box_changed', { counts }, to);
    else
      tx.tell(
        'email.changed',
        { rows: rows.get(ownerId) ?? [], goneIds: [...goneIds], counts },
        to,
      );
  }
}

export const tellCopies = (
  tx: Tx,
  organisationId: number,
  ownerId: number,
  what: Omit<CopyChange, 'ownerId'>,
): Promise<void> => tellMany(tx, organisationId, [{ ownerId, ...what }]);
