import type { Download, ImportRow, ImportRows, RowFault, RowsQuery } from '@plenum/contract';
import { csvLine } from '../../platform/csv.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { requireImport } from './imports.access.ts';
import { findPieceAfter } from './imports.pieces.queries.ts';
import type { ImportRowOf, PieceRow } from './imports.rows.ts';

const atOnce = 50;

const rowsIn = ({ numbers, rows, outcome }: PieceRow): ImportRow[] =>
  rows.map((cells, index) => {
    const [deed = null, fields = [], faults = []] = outcome?.[index] ?? [];
    return { number: numbers[index] ?? 0, cells, deed, fields, faults };
  });

export async function readRows(
  { db }: Work,
  person: Person,
  id: number,
  { deed, after = 0 }: RowsQuery,
): Promise<ImportRows> {
  const row = await requireImport(db, person, id);
  const found: ImportRow[] = [];
  let place = after;
  while (found.length <= atOnce) {
    const piece = await findPieceAfter(db, row, place, deed);
    if (!piece) break;
    const from = place;
    found.push(...rowsIn(piece).filter((one) => one.number > from && (!deed || one.deed === deed)));
    place = piece.numbers.at(-1) ?? place + 1;
  }
  const rows = found.slice(0, atOnce);
  return { rows, next: found.length > atOnce ? (rows.at(-1)?.number ?? null) : null };
}

const why: Readonly<Record<RowFault['code'], string>> = {
  needed: 'is missing',
  too_long: 'is too long',
  no_address: 'is not an email address',
  no_link: 'is not a web address',
  no_word: 'is not one of the allowed words',
  no_number: 'is not a number',
  twice: 'the same row appears further up',
  ended: 'was cancelled',
  unpaid: 'was not paid',
  refused: 'was refused',
};

/** Can be mended where it is and sent again: what is added stands behind the columns of the file. */
export async function exportFaults(work: Work, person: Person, id: number): Promise<Download> {
  const row = await requireImport(work.db, person, id);
  const deed = { action: 'imports.faults_exported', subjectId: id, subject: row.name } as const;
  await record(work.db, person, deed);
  const name = `${row.name.replace(/\.\w{1,5}$/, '')}-errors.csv`;
  return { name, content: linesOf(work, row) };
}

async function* linesOf({ db }: Work, row: ImportRowOf) {
  // Spreadsheets take a file without this sign for something older than Unicode.
  yield `\uFEFF${csvLine([...row.heads, 'Line', 'Error'])}`;
  let after = 0;
  for (;;) {
    const piece = await findPieceAfter(db, row, after, 'wrong');
    if (!piece) return;
    const wrong = rowsIn(piece).filter(({ deed }) => deed === 'wrong');
    yield wrong.map((one) => csvLine(cellsOf(one, row))).join('');
    after = piece.numbers.at(-1) ?? after + 1;
  }
}

const cellsOf = ({ cells, number, faults }: ImportRow, { heads, uses }: ImportRowOf): string[] => [
  ...heads.map((_, place) => cells[place] ?? ''),
  String(number),
  faults
    .map(({ key, code }) => {
      const head = key === null ? '' : (heads[uses.indexOf(key)] ?? key);
      return `${head} ${why[code]}`.trim();
    })
    .join('; '),
];
