import type { CardValues, Drop, Lead, LedgerEntry } from '@plenum/contract';
import type { LedgerRow } from './dropcards.ledger.queries.ts';
import type { DropRow, LeadRow } from './dropcards.rows.ts';
import { valuesIn } from './dropcards.values.ts';

export const dropView = (row: DropRow & { logo: string | null }, staff: CardValues[]): Drop => ({
  id: row.id,
  exhibitorId: row.exhibitorId,
  exhibitor: row.exhibitorName,
  logo: row.logo,
  values: valuesIn(row.given),
  note: row.note,
  via: row.via,
  at: row.droppedAt.toISOString(),
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  staff,
});

export function leadView(row: LeadRow, score: number): Lead {
  const isHeld = row.withdrawnAt === null;
  return {
    id: row.id,
    personId: isHeld ? row.personId : null,
    values: isHeld ? valuesIn(row.given) : null,
    avatar: isHeld ? row.avatar : null,
    note: row.note,
    via: row.via,
    at: row.droppedAt.toISOString(),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    rating: row.rating,
    tags: row.tags,
    remark: row.remark,
    assigneeId: row.assigneeId,
    score: isHeld ? score : 0,
    version: row.version,
  };
}

export const ledgerView = (row: LedgerRow): LedgerEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  what: row.what,
  via: row.via,
  exhibitor: row.exhibitorName,
  fields: row.fields,
});
