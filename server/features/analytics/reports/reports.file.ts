import type { Download } from '@plenum/contract';
import { csvLine } from '../../../platform/csv.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import type { EventRow } from '../../events/index.ts';

export type Line = readonly (string | number | null)[];

interface Sheet {
  /** What the file is called after. */
  report: string;
  head: readonly string[];
  rows: readonly Line[];
}

/** That it was taken is recorded before a line leaves. */
export async function sheetOf(
  work: Work,
  person: Person,
  event: EventRow,
  { report, head, rows }: Sheet,
): Promise<Download> {
  await record(work.db, person, {
    action: 'analytics.exported',
    subjectId: event.id,
    subject: event.name,
    after: { report, rows: rows.length },
  });
  const day = work.clock.now().toISOString().slice(0, 10);
  return { name: `${report}-${event.slug}-${day}.csv`, content: linesOf(head, rows) };
}

async function* linesOf(head: readonly string[], rows: readonly Line[]) {
  // Spreadsheets take a file without this sign for something older than Unicode.
  yield `\uFEFF${csvLine(head)}`;
  for (const row of rows) yield csvLine(row.map((cell) => String(cell ?? '')));
}
