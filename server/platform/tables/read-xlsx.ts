import { streamXlsxRows } from 'hucre/xlsx';
import { refuseBombs } from './archive.ts';
import { cellOf, headsOf, type Line, saysNothing } from './cells.ts';
import { mostColumns, mostRows, type TableFacts, Unreadable } from './table.ts';

/** The first sheet. */
export async function readXlsx(bytes: Uint8Array): Promise<{ facts: TableFacts; lines: Line[] }> {
  await refuseBombs(bytes);
  const lines: Line[] = [];
  let heads: string[] | null = null;
  try {
    for await (const { index, values } of streamXlsxRows(bytes)) {
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
  if (!heads || lines.length === 0) throw new Unreadable('empty');
  return { facts: { format: 'xlsx', separator: '', heads, rows: lines.length }, lines };
}
