import Papa from 'papaparse';

/**
 * A sign that begins a formula, also in its wide, small, raised and lowered forms, whatever unseen
 * stands before it; and what moves into the next cell. The library’s own looks at texts of one line.
 * A number below zero is none: it can be added up.
 */
const formula = /^(?!-\d+(?:\.\d+)?$)(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−])/u;

/** A cell as it was before `csvLine` made text of it. */
export const asWritten = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

/** One line of RFC 4180. A spreadsheet would run what begins like a formula: it becomes text. */
export const csvLine = (cells: readonly string[]): string =>
  `${Papa.unparse([[...cells]], { escapeFormulae: formula })}\r\n`;

/** The sign that parts the first line most often, outside quotes. */
export function separatorIn(text: string): string {
  const first = /^\s*((?:"[^"]*"|[^"\r\n])*)/.exec(text.slice(0, 50_000))?.[1] ?? '';
  const bare = first.replace(/"[^"]*"/g, '');
  const counted = [',', ';', '\t', '|'].map((sign) => ({ sign, count: bare.split(sign).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

export type CsvRow = Readonly<Record<string, string | undefined>>;

const columnOf = (head: string): string =>
  head
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

/** A table by the names of its columns; null where they are not those it needs, and then no more of it is read. */
export function readCsvRows(
  content: string,
  areRight: (columns: readonly string[]) => boolean,
): CsvRow[] | null {
  const table = content.replace(/^[\uFEFF\r\n]+/, '').replaceAll(/\r\n?/g, '\n');
  const how = { newline: '\n', delimiter: separatorIn(table) } as const;
  const [heads = []] = Papa.parse<string[]>(table, { ...how, preview: 1 }).data;
  if (!areRight(heads.map(columnOf))) return null;
  return Papa.parse<CsvRow>(table, {
    ...how,
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: columnOf,
  }).data;
}

/**
 * A file, so many lines at a time. Nothing of it leaves before the first of them are there: what fails
 * until then is told as any fault is, and no file breaks off.
 */
export async function* csvFile(
  head: readonly string[],
  pages: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<string> {
  // Spreadsheets take a file without this sign for something older than Unicode.
  let first = `\uFEFF${csvLine(head)}`;
  for await (const page of pages) {
    yield `${first}${page.map((cells) => csvLine(cells)).join('')}`;
    first = '';
  }
  if (first) yield first;
}
