import type { ImportCounts, RowDeed } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { nothing, sql } from '../../platform/db/sql.ts';
import type { TableFacts, TableFault, TablePiece } from '../../platform/tables/table.ts';
import type { Outcome, PieceRow } from './imports.rows.ts';

interface Which {
  organisationId: number;
  id: number;
}

const columns = sql`place, numbers, rows, outcome, made, counts`;

/** Of two that read one file, as the first stood still, the later one counts. */
export const beginReading = (db: Db, { organisationId, id }: Which, reader: string, now: Date) =>
  db.row<{ file: string; name: string; wantedSheet: string | null }>(
    sql`with cleared as (
          delete from imports_pieces where organisation_id = ${organisationId} and import_id = ${id})
        update imports set reader = ${reader}::uuid, worked_at = ${now}
        where organisation_id = ${organisationId} and id = ${id} and state = 'reading'
        returning file, name, wanted_sheet as "wantedSheet"`,
  );

export const insertPiece = (
  db: Db,
  { organisationId, id }: Which,
  reader: string,
  place: number,
  { numbers, rows }: TablePiece,
) =>
  db.run(
    sql`with mine as (
          update imports set worked_at = now() where organisation_id = ${organisationId}
            and id = ${id} and reader = ${reader}::uuid and state = 'reading' returning id)
        insert into imports_pieces (organisation_id, import_id, place, last_number, numbers, rows)
        select ${organisationId}, mine.id, ${place}, ${numbers.at(-1) ?? 0},
          ${JSON.stringify(numbers)}, ${JSON.stringify(rows)}
        from mine`,
  );

interface ReadTo extends TableFacts {
  uses: string[];
  isRemembered: boolean;
  file: string | null;
  /** Of the sheet that was chosen instead. */
  fault: TableFault | null;
}

export const endReading = (db: Db, { organisationId, id }: Which, reader: string, to: ReadTo) =>
  db.run(
    sql`update imports set state = 'open', reader = null, file = ${to.file}, fault = ${to.fault},
          format = ${to.format},
          separator = ${to.separator}, sheet = ${to.sheet},
          other_sheets = ${JSON.stringify(to.otherSheets)}, heads = ${JSON.stringify(to.heads)},
          uses = ${JSON.stringify(to.uses)}, is_remembered = ${to.isRemembered},
          rows = ${to.rows}, worked_at = now(), version = version + 1
        where organisation_id = ${organisationId} and id = ${id} and reader = ${reader}::uuid`,
  );

export const failReading = (
  db: Db,
  { organisationId, id }: Which,
  reader: string,
  fault: TableFault,
) =>
  db.run(
    sql`with gone as (
          delete from imports_pieces where organisation_id = ${organisationId} and import_id = ${id})
        update imports set state = 'unreadable', reader = null, file = null, fault = ${fault},
          worked_at = now(), version = version + 1
        where organisation_id = ${organisationId} and id = ${id} and reader = ${reader}::uuid`,
  );

export const findPiece = (db: Db, { organisationId, id }: Which, place: number) =>
  db.row<PieceRow>(
    sql`select ${columns} from imports_pieces
        where organisation_id = ${organisationId} and import_id = ${id} and place = ${place}`,
  );

/** The first piece with rows behind a line of the file, of those in which some come to that. */
export const findPieceAfter = (
  db: Db,
  { organisationId, id }: Which,
  after: number,
  deed: RowDeed | undefined,
) =>
  db.row<PieceRow>(
    sql`select ${columns} from imports_pieces
        where organisation_id = ${organisationId} and import_id = ${id} and last_number > ${after}
          ${deed ? sql`and (counts ->> ${deed})::int > 0` : nothing}
        order by place limit 1`,
  );

export const updateOutcome = (
  db: Db,
  { organisationId, id }: Which,
  place: number,
  to: { outcome: Outcome[]; counts: ImportCounts; made: PieceRow['made'] },
) =>
  db.run(
    sql`update imports_pieces set outcome = ${JSON.stringify(to.outcome)},
          counts = ${JSON.stringify(to.counts)}, made = ${to.made && JSON.stringify(to.made)}
        where organisation_id = ${organisationId} and import_id = ${id} and place = ${place}`,
  );

/** Those of them that an earlier row has; the others are noted. */
export const noteKeys = async (
  db: Db,
  { organisationId, id }: Which,
  keys: readonly string[],
): Promise<Set<string>> => {
  const fresh = await db.rows<{ key: string }>(
    sql`insert into imports_keys (organisation_id, import_id, key)
        select ${organisationId}, ${id}, key from unnest(${keys}::uuid[]) as key
        on conflict do nothing returning key`,
  );
  const noted = new Set(fresh.map(({ key }) => key));
  return new Set(keys.filter((key) => !noted.has(key)));
};

export const forgetKeys = (db: Db, { organisationId, id }: Which) =>
  db.run(
    sql`delete from imports_keys where organisation_id = ${organisationId} and import_id = ${id}`,
  );
