import { writeXlsxStream } from 'hucre/xlsx';

type Cell = string | number;

/** A sheet has no longer name, and none of these signs in it. */
const nameOf = (title: string): string =>
  title
    .replace(/[[\]:*?/\\']/g, ' ')
    .trim()
    .slice(0, 31) || 'Sheet';

/**
 * One sheet, written while its rows are read. A text is a text there, whatever it begins with: only a
 * cell that says it is a formula is one, and none does.
 */
export function workbookOf(
  title: string,
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncIterable<Uint8Array> {
  const stream = writeXlsxStream(rowsOf(pages), {
    name: nameOf(title),
    freezePane: { rows: 1 },
  });
  return piecesOf(stream.getReader());
}

async function* piecesOf(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      yield piece.value;
    }
  } finally {
    await reader.cancel();
  }
}

async function* rowsOf(pages: AsyncIterable<readonly (readonly Cell[])[]>) {
  for await (const page of pages) for (const row of page) yield [...row];
}
