import type { Download, LeadFilter } from '@plenum/contract';
import { csvLine } from '../../platform/csv.ts';
import type { Person } from '../../platform/person.ts';
import { record } from '../audit/index.ts';
import { requireStaffed } from '../exhibitors/index.ts';
import { findCardFacts } from './dropcards.people.ts';
import type { CardWork } from './dropcards.facts.ts';
import { scoresAt } from './dropcards.leads.ts';
import { findLeads } from './dropcards.leads.queries.ts';
import type { LeadRow } from './dropcards.rows.ts';
import { allFields, valuesIn } from './dropcards.values.ts';
import { printCards } from './dropcards.vcard.ts';

interface Line extends LeadRow {
  score: number;
  assignee: string;
}

/** Read in one statement: a card withdrawn before it is in no line. Recorded before a line leaves. */
async function readHeld(
  work: CardWork,
  person: Person,
  exhibitorId: number,
  filter: LeadFilter,
  format: 'csv' | 'vcf',
): Promise<Line[]> {
  const { db } = work;
  const { organisationId } = person;
  const { booth } = await requireStaffed(db, person, exhibitorId);
  const scores = await scoresAt(work, db, booth);
  const whole = { isHeld: true, limit: null, offset: 0 };
  const rows = await findLeads(db, { organisationId, exhibitorId }, filter, scores, whole);
  // Not what was searched for: it may name somebody whose card is withdrawn later.
  const after = { format, rows: rows.length };
  const subject = { subjectId: exhibitorId, subject: booth.name };
  await record(db, person, { action: 'dropcards.leads_exported', ...subject, after });
  const assignees = rows.flatMap(({ assigneeId }) => (assigneeId === null ? [] : [assigneeId]));
  const facts = await findCardFacts(db, work, organisationId, [...new Set(assignees)]);
  return rows.map((row) => ({
    ...row,
    score: scores.get(row.personId) ?? 0,
    assignee: facts.get(row.assigneeId ?? 0)?.fullName ?? '',
  }));
}

export async function exportLeads(
  work: CardWork,
  person: Person,
  exhibitorId: number,
  filter: LeadFilter,
): Promise<Download> {
  const lines = await readHeld(work, person, exhibitorId, filter, 'csv');
  return { name: nameOf(work, 'csv'), content: linesOf(lines) };
}

export async function exportCards(
  work: CardWork,
  person: Person,
  exhibitorId: number,
  filter: LeadFilter,
): Promise<Download> {
  const lines = await readHeld(work, person, exhibitorId, filter, 'vcf');
  const cards = lines.map(({ given, note, remark, tags }) => ({
    values: valuesIn(given),
    note: [note, remark].filter(Boolean).join('\n\n'),
    tags,
  }));
  return { name: nameOf(work, 'vcf'), content: printCards(cards) };
}

const nameOf = ({ clock }: CardWork, ending: string) =>
  `leads-${clock.now().toISOString().slice(0, 10)}.${ending}`;

const head = [
  ['Name', 'Email', 'Phone', 'Company', 'Headline', 'Website', 'Country', 'LinkedIn'],
  ['Note', 'Given', 'How', 'Rating', 'Tags', 'Remark', 'Assigned to', 'Score'],
].flat();

async function* linesOf(lines: readonly Line[]) {
  // Spreadsheets take a file without this sign for something older than Unicode.
  yield `\uFEFF${csvLine(head)}`;
  for (const line of lines) yield csvLine(cellsOf(line));
}

function cellsOf({ given, ...line }: Line): string[] {
  const values = valuesIn(given);
  return [
    values.fullName,
    ...allFields.map((field) => values[field] ?? ''),
    line.note,
    line.droppedAt.toISOString(),
    line.via,
    String(line.rating),
    line.tags.join(', '),
    line.remark,
    line.assignee,
    String(line.score),
  ];
}
