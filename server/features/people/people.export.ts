import type { Download, PeopleFilter } from '@plenum/contract';
import { csvLine } from '../../platform/csv.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { countPeople, findPeopleAfter } from './people.queries.ts';
import type { ExportedRow } from './people.view.ts';

const atOnce = 1000;
const head = (
  'Id,Name,Username,Email,Company,Role,State,Joined,Last seen,' +
  'Found by others,Tells booths of visits,Sessions starred,Booths visited,Cards given'
).split(',');

/** Everyone a search finds, read in pieces; that it was taken is recorded before a line leaves. */
export async function exportPeople(
  work: Work,
  person: Person,
  filter: PeopleFilter,
): Promise<Download> {
  const rows = await countPeople(work.db, person.organisationId, filter);
  await record(work.db, person, { action: 'people.exported', after: { ...filter, rows } });
  const day = work.clock.now().toISOString().slice(0, 10);
  return { name: `people-${day}.csv`, content: linesOf(work, person, filter) };
}

async function* linesOf(work: Work, { organisationId }: Person, filter: PeopleFilter) {
  // Spreadsheets take a file without this sign for something older than Unicode.
  yield `\uFEFF${csvLine(head)}`;
  let after = 0;
  for (;;) {
    const rows = await findPeopleAfter(work.db, organisationId, filter, after, atOnce);
    if (rows.length === 0) return;
    yield rows.map((row) => csvLine(cellsOf(row))).join('');
    after = rows.at(-1)?.id ?? after;
  }
}

const numberOf = (count: number | null) => (count === null ? '' : String(count));
const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

const cellsOf = (row: ExportedRow) => [
  String(row.id),
  row.fullName,
  row.username,
  row.email,
  row.company,
  row.role,
  row.isActive ? 'active' : 'deactivated',
  row.joinedAt.toISOString(),
  row.lastSeenAt?.toISOString() ?? '',
  yesOrNo(row.isListed),
  yesOrNo(row.tellsBooths),
  numberOf(row.stars),
  numberOf(row.booths),
  numberOf(row.cards),
];
