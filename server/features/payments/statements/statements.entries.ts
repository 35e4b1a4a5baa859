import type { BankEntry, EntryQuery } from '@plenum/contract';
import { countUpTo } from '../../../platform/db/counting.ts';
import type { Db } from '../../../platform/db/db.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { findOwed } from '../../invoices/index.ts';
import { isSettled, lockedEntry, requireEntry } from './statements.access.ts';
import { tellEntries } from './statements.live.ts';
import { countEntries, entriesLike, findEntries, updateEntry } from './statements.queries.ts';
import type { EntryRow } from './statements.rows.ts';
import { entryView } from './statements.view.ts';

export async function listEntries({ db }: Work, { organisationId }: Person, query: EntryQuery) {
  const counted = await countUpTo(db, entriesLike(organisationId, query));
  const rows = await findEntries(db, organisationId, query, pageOf(query, counted));
  return { entries: await viewsOf(db, organisationId, rows), ...counted };
}

export const countOpen = async ({ db }: Work, { organisationId }: Person) =>
  (await countEntries(db, organisationId)) ?? { sure: 0, doubtful: 0, unknown: 0, reversed: 0 };

/** With what they may be about, all asked for at once. */
async function viewsOf(
  db: Db,
  organisationId: number,
  rows: readonly EntryRow[],
): Promise<BankEntry[]> {
  const open = rows.filter((row) => !isSettled(row));
  const owed = await findOwed(db, organisationId, {
    ids: open.flatMap(({ named }) => named),
    sums: open.map(({ amount, currency }) => ({ amount, currency })),
    clients: open.map(({ payer }) => payer).filter(Boolean),
  });
  return rows.map((row) => entryView(row, owed));
}

/** After a change: as it is now, and everyone who runs the organisation hears of it. */
export async function tellChanged(tx: Tx, person: Person, id: number): Promise<BankEntry> {
  const { organisationId } = person;
  const [entry] = await viewsOf(tx, organisationId, [await requireEntry(tx, person, id)]);
  if (!entry) throw problem('not_found');
  tellEntries(tx, organisationId);
  return entry;
}

export const ignoreEntry = (work: Work, person: Person, id: number, why: string) =>
  work.transaction(async (tx) => {
    const entry = await lockedEntry(tx, person, id);
    if (isSettled(entry)) throw problem('payments.entry_settled');
    await updateEntry(tx, person.organisationId, id, { state: 'ignored', why });
    await noted(tx, person, 'payments.entry_ignored', entry);
    return tellChanged(tx, person, id);
  });

export const reopenEntry = (work: Work, person: Person, id: number) =>
  work.transaction(async (tx) => {
    const entry = await lockedEntry(tx, person, id);
    if (entry.standing !== 'ignored') throw problem('payments.entry_settled');
    await updateEntry(tx, person.organisationId, id, { state: 'open', why: '' });
    await noted(tx, person, 'payments.entry_reopened', entry);
    return tellChanged(tx, person, id);
  });

const noted = (
  tx: Tx,
  person: Person,
  action: 'payments.entry_ignored' | 'payments.entry_reopened',
  { id, payer, bookedOn, amount, currency }: EntryRow,
) =>
  record(tx, person, {
    action,
    subjectId: id,
    subject: payer,
    after: { bookedOn, amount, currency },
  });
