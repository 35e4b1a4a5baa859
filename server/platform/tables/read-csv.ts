import Papa from 'papaparse';
import { textOf } from '../charset.ts';
import { separatorIn } from '../csv.ts';
import { cellOf, headsOf, type Line, saysNothing } from './cells.ts';
import { mostRows, type TableFacts, Unreadable } from './table.ts';

/** What spreadsheets write above a table to say how it is separated. */
const saidSeparator = /^sep=([,;\t|])\r?\n/i;

export function readCsv(bytes: Uint8Array): { facts: TableFacts; lines: Line[] } {
  const text = textOf(bytes);
  if (text === null) throw new Unreadable('no_table');
  const said = saidSeparator.exec(text);
  const lines: Line[] = [];
  let heads: string[] | null = null;
  const rest = said ? text.slice(said[0].length) : text;
  const separator = said?.[1] ?? separatorIn(rest);
  let number = said ? 1 : 0;
  Papa.parse<string[]>(rest, {
    delimiter: separator,
    step: ({ data }) => {
      number += 1;
      const cells = data.map(cellOf);
      if (saysNothing(cells)) return;
      if (!heads) heads = headsOf(cells);
      else lines.push({ number, cells: cells.slice(0, heads.length) });
      if (lines.length > mostRows) throw new Unreadable('too_many_rows');
    },
  });
  if (!heads || lines.length === 0) throw new Unreadable('empty');
  return {
    facts: { format: 'csv', sheet: '', otherSheets: [], separator, heads, rows: lines.length },
    lines,
  };
}
