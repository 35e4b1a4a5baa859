import { on } from 'node:events';
import type { Line } from './cells.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { type Said, type TablePiece, type Told, Unreadable } from './table.ts';

const [rowsAtOnce, signsAtOnce] = [1_000, 250_000];

/** The other end of `tables`: is given one file, says what stands in it piece by piece, and ends. */
export function serveTables(): void {
  process.on('disconnect', () => process.exit());
  answer(on(process, 'message')).then(
    () => process.disconnect(),
    () => process.exit(1),
  );
  say({ piece: { numbers: [], rows: [] } });
}

const say = (said: Said) => process.send?.(said);

type Telling = AsyncIterator<unknown[]>;

async function answer(telling: Telling): Promise<void> {
  const { bytes, sheet } = await received(telling);
  try {
    const { facts, lines } = await read(bytes, sheet);
    for (const piece of piecesOf(lines)) {
      say({ piece });
      await telling.next();
    }
    say({ end: facts });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    say({ fault: error.fault });
  }
}

async function received(telling: Telling): Promise<{ bytes: Uint8Array; sheet: string | null }> {
  const parts: Uint8Array[] = [];
  let sheet: string | null = null;
  // Not looped over: that would end it.
  for (let next = await telling.next(); !next.done; next = await telling.next()) {
    const [told] = next.value as [Told];
    if ('part' in told) parts.push(told.part);
    if ('all' in told) {
      ({ sheet } = told);
      break;
    }
  }
  return { bytes: Buffer.concat(parts), sheet };
}

/** An archive begins with `PK`; what Excel wrote before 2007, or behind a password, with these. */
function read(bytes: Uint8Array, sheet: string | null) {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readXlsx(bytes, sheet);
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) throw new Unreadable('locked');
  return readCsv(bytes);
}

function* piecesOf(lines: readonly Line[]): Generator<TablePiece> {
  let piece: TablePiece = { numbers: [], rows: [] };
  let signs = 0;
  for (const { number, cells } of lines) {
    piece.numbers.push(number);
    piece.rows.push(cells);
    signs += cells.reduce((sum, cell) => sum + cell.length, 0);
    if (piece.rows.length < rowsAtOnce && signs < signsAtOnce) continue;
    yield piece;
    [piece, signs] = [{ numbers: [], rows: [] }, 0];
  }
  if (piece.rows.length > 0) yield piece;
}
