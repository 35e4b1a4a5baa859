import type { Import } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { ImportRowOf } from './imports.rows.ts';

const columns = sql`i.organisation_id as "organisationId", i.id, i.event_id as "eventId", i.kind,
  i.name, i.state, i.fault, i.file, i.format, i.separator, i.sheet,
  i.other_sheets as "otherSheets", i.heads, i.uses,
  i.is_remembered as "isRemembered", i.rows, i.handled, i.place, i.counts, i.undone, i.doer,
  i.made_by as "madeBy", coalesce(nullif(a.full_name, ''), a.username) as "byName", i.at,
  i.is_forgotten as "isForgotten", i.version`;
const named = sql`imports i left join accounts a on a.id = i.made_by`;

export const findImports = (db: Db, organisationId: number, limit: number) =>
  db.rows<ImportRowOf>(
    sql`select ${columns} from ${named} where i.organisation_id = ${organisationId}
        order by i.id desc limit ${limit}`,
  );

export const findImport = (db: Db, organisationId: number, id: number) =>
  db.row<ImportRowOf>(
    sql`select ${columns} from ${named}
        where i.organisation_id = ${organisationId} and i.id = ${id}`,
  );

export const lockImport = (db: Db, organisationId: number, id: number) =>
  db.row<ImportRowOf>(
    sql`select ${columns} from ${named}
        where i.organisation_id = ${organisationId} and i.id = ${id} for no key update of i`,
  );

/** Null where somebody else works at it just now. */
export const lockIdleImport = (db: Db, organisationId: number, id: number) =>
  db.row<ImportRowOf>(
    sql`select ${columns} from ${named}
        where i.organisation_id = ${organisationId} and i.id = ${id} for no key update of i skip locked`,
  );

export const countAtWork = async (db: Db, organisationId: number): Promise<number> =>
  (
    await db.row<{ count: number }>(
      sql`select count(*)::int as count from imports where organisation_id = ${organisationId}
            and state in ('reading', 'checking', 'running', 'undoing')`,
    )
  )?.count ?? 0;

export const insertImport = (
  db: Db,
  organisationId: number,
  to: Pick<ImportRowOf, 'eventId' | 'kind' | 'name' | 'file' | 'madeBy' | 'at'>,
) =>
  db.row<{ id: number }>(
    sql`insert into imports (organisation_id, event_id, kind, name, file, made_by, at, worked_at)
        values (${organisationId}, ${to.eventId}, ${to.kind}, ${to.name}, ${to.file}, ${to.madeBy},
          ${to.at}, ${to.at})
        returning id`,
  );

export interface Standing extends Pick<ImportRowOf, 'handled' | 'place' | 'counts' | 'undone'> {
  state: Import['state'];
  doer: number | null;
}

export const updateStanding = (
  db: Db,
  organisationId: number,
  id: number,
  to: Standing,
  now: Date,
) =>
  db.run(
    sql`update imports set state = ${to.state}, fault = null, handled = ${to.handled},
          place = ${to.place},
          counts = ${to.counts && JSON.stringify(to.counts)},
          undone = ${to.undone && JSON.stringify(to.undone)}, doer = ${to.doer},
          worked_at = ${now}, version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const updateUses = (db: Db, organisationId: number, id: number, uses: readonly string[]) =>
  db.run(
    sql`update imports set uses = ${JSON.stringify(uses)}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** Read once more, for another sheet. */
export const updateWanted = (db: Db, organisationId: number, id: number, sheet: string) =>
  db.run(
    sql`update imports set wanted_sheet = ${sheet}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** From now on the sheet is settled. */
export const forgetFile = (db: Db, organisationId: number, id: number) =>
  db.run(
    sql`update imports set file = null where organisation_id = ${organisationId} and id = ${id}`,
  );

export const deleteImport = (db: Db, organisationId: number, id: number) =>
  db.row<{ file: string | null }>(
    sql`delete from imports where organisation_id = ${organisationId} and id = ${id} returning file`,
  );

/** Whose work stood still since: its server ended. */
export const findStill = (db: Db, since: Date) =>
  db.rows<{ organisationId: number; importId: number }>(
    sql`select organisation_id as "organisationId", id as "importId" from imports
        where state in ('reading', 'checking', 'running', 'undoing') and worked_at < ${since}
        limit 100`,
  );

/** Their rows have names and addresses of people in them. */
export const forgetBefore = (db: Db, before: Date) =>
  db.rows<{ organisationId: number; id: number; file: string | null }>(
    sql`with old as (
          update imports set is_forgotten = true, version = version + 1
          where at < ${before} and not is_forgotten
            and state not in ('checking', 'running', 'undoing')
          returning organisation_id, id, file),
        gone as (
          delete from imports_pieces p using old
          where p.organisation_id = old.organisation_id and p.import_id = old.id)
        select organisation_id as "organisationId", id, file from old`,
  );

export const findUses = async (db: Db, organisationId: number, kind: string, hash: string) =>
  (
    await db.row<{ uses: string[] }>(
      sql`select uses from imports_uses where organisation_id = ${organisationId}
            and kind = ${kind} and heads_hash = ${hash}::uuid`,
    )
  )?.uses ?? null;

export const upsertUses = (
  db: Db,
  organisationId: number,
  kind: string,
  hash: string,
  uses: readonly string[],
) =>
  db.run(
    sql`insert into imports_uses (organisation_id, kind, heads_hash, uses)
        values (${organisationId}, ${kind}, ${hash}::uuid, ${JSON.stringify(uses)})
        on conflict (organisation_id, kind, heads_hash) do update set uses = excluded.uses`,
  );
