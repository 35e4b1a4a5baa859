import type { Download, LedgerEntry } from '@plenum/contract';
import { csvLine } from '../../platform/csv.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { requireMyDrops } from './dropcards.access.ts';
import { findLedger } from './dropcards.ledger.queries.ts';
import { ledgerView } from './dropcards.view.ts';

export async function readLedger(
  { db }: Work,
  person: Person,
  eventId: number,
): Promise<LedgerEntry[]> {
  await requireMyDrops(db, person, eventId);
  return (await findLedger(db, person.organisationId, eventId, person.id)).map(ledgerView);
}

export async function exportLedger(work: Work, person: Person, eventId: number): Promise<Download> {
  const entries = await readLedger(work, person, eventId);
  return { name: 'consent.csv', content: linesOf(entries) };
}

const head = ['Id', 'At', 'What', 'How', 'Exhibitor', 'Fields'];

async function* linesOf(entries: readonly LedgerEntry[]) {
  // Spreadsheets take a file without this sign for something older than Unicode.
  yield `\uFEFF${csvLine(head)}`;
  for (const { id, at, what, via, exhibitor, fields } of entries) {
    yield csvLine([String(id), at, what, via, exhibitor, fields.join(' ')]);
  }
}
