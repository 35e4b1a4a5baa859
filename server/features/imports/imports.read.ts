import { randomUUID } from 'node:crypto';
import { readTable, type TableRead } from '../../platform/tables/tables.ts';
import type { TableFacts } from '../../platform/tables/table.ts';
import type { Work } from '../../platform/work.ts';
import { usesOf } from './imports.columns.ts';
import { kindOf } from './imports.kinds.ts';
import { tellImport } from './imports.live.ts';
import { beginReading, endReading, failReading, insertPiece } from './imports.pieces.queries.ts';
import { findUses } from './imports.queries.ts';
import type { ImportRowOf } from './imports.rows.ts';
import { hashOfHeads } from './imports.service.ts';

/** Each piece is written before the next one is read: however long the file, little of it is in memory. */
export async function readFile(work: Work, row: ImportRowOf): Promise<void> {
  const { organisationId, id } = row;
  const reader = randomUUID();
  const begun = await beginReading(work.db, row, reader, work.clock.now());
  if (!begun) return;
  const readSheet = async (sheet: string | null): Promise<TableRead> => {
    const content = await work.files.read(begun.file);
    if (!content) return { fault: 'no_table' };
    let place = 0;
    return readTable(`${organisationId}`, { file: content, sheet }, async (piece) => {
      await insertPiece(work.db, row, reader, place, piece);
      place += 1;
    });
  };
  let read = await readSheet(begun.wantedSheet);
  // A chosen sheet that cannot be used ends nothing: the one before is shown again.
  const fault = 'fault' in read && row.sheet !== '' ? read.fault : null;
  if (fault) {
    await beginReading(work.db, row, reader, work.clock.now());
    read = await readSheet(row.sheet);
  }
  const isKept = 'facts' in read && read.facts.otherSheets.length > 0;
  await work.transaction(async (tx) => {
    const ended =
      'fault' in read
        ? await failReading(tx, row, reader, read.fault)
        : await endReading(tx, row, reader, {
            ...(await withUses(work, row, read.facts)),
            file: isKept ? begun.file : null,
            fault,
          });
    if (ended > 0) await tellImport(tx, organisationId, id);
  });
  if (!isKept) await work.files.remove(begun.file);
}

/** As last time with such a file, else by what its heads say. */
async function withUses(work: Work, { organisationId, kind }: ImportRowOf, facts: TableFacts) {
  const known = await findUses(work.db, organisationId, kind, hashOfHeads(facts.heads));
  const uses = known ?? usesOf(facts.heads, kindOf(work, kind));
  return { ...facts, uses, isRemembered: known !== null };
}
