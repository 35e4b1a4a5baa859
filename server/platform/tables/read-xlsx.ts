import { streamXlsxRows } from 'hucre/xlsx';
import { refuseBombs } from './archive.ts';
import { cellOf, headsOf, type Line, saysNothing } from './cells.ts';
import { sheetsOf } from './sheets.ts';
import { mostColumns, mostRows, type TableFacts, Unreadable } from './table.ts';

interface Rows {
  heads: string[];
  lines: Line[];
}

/** Who has more in front of their table than that will find it. */
const mostEmpty = 10;
const mostNamed = 50;

/** The sheet that is wanted, else the first that people see with a table in it. */
export async function readXlsx(
  bytes: Uint8Array,
  wanted: string | null,
): Promise<{ facts: TableFacts; lines: Line[] }> {
  await refuseBombs(bytes);
  const sheets = sheetsOf(bytes);
  const asked = wanted === null ? sheets : sheets.filter(({ name }) => name === wanted);
  for (const { name, place } of asked.slice(0, mostEmpty)) {
    const { heads, lines } = await readSheet(bytes, place);
    if (lines.length === 0) continue;
    const others = sheets.filter((one) => one.place !== place).map((one) => one.name);
    const otherSheets = others.slice(0, mostNamed);
    const told = { sheet: name, otherSheets, separator: '', heads, rows: lines.length };
    return { facts: { format: 'xlsx', ...told }, lines };
  }
  throw new Unreadable('empty');
}

async function readSheet(bytes: Uint8Array, sheet: number): Promise<Rows> {
  const lines: Line[] = [];
  let heads: string[] | null = null;
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
      const cells = values.slice(0, mostColumns + 1).map(cellOf);
      if (saysNothing(cells)) continue;
      if (!heads) heads = headsOf(cells);
      else lines.push({ number: index + 1, cells: cells.slice(0, heads.length) });
      if (lines.length > mostRows) throw new Unreadable('too_many_rows');
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('no_table');
  }
  return { heads: heads ?? [], lines };
}
