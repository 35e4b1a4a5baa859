import type { AuditQuery, DeedName } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { findEntries, insertEntry, type NewEntry } from './audit.queries.ts';
import { entryView } from './audit.view.ts';

const pageSize = 50;

export interface Deed extends Omit<NewEntry, 'personId' | 'network'> {
  action: DeedName;
}

export interface Doer extends Pick<Person, 'organisationId' | 'network'> {
  /** Null where nobody is signed in. */
  id: number | null;
}

/** Written in the transaction of the deed itself: there is no deed without its entry. */
export const record = (tx: Db, { organisationId, id, network }: Doer, deed: Deed) =>
  insertEntry(tx, organisationId, { ...deed, personId: id, network });

export async function readAudit(work: Work, { organisationId }: Person, query: AuditQuery) {
  const rows = await findEntries(work.db, organisationId, query, pageSize + 1);
  return { entries: rows.slice(0, pageSize).map(entryView), hasMore: rows.length > pageSize };
}
