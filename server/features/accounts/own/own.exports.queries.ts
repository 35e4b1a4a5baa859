import type { DataExport } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export interface ExportRow extends Omit<DataExport, 'createdAt' | 'expiresAt'> {
  organisationId: number;
  personId: number;
  file: string | null;
  createdAt: Date;
  expiresAt: Date | null;
}

const columns = sql`id, organisation_id as "organisationId", person_id as "personId", state,
  progress, file, created_at as "createdAt", expires_at as "expiresAt"`;

/** Null when one is being gathered already. */
export const insertExport = (db: Db, organisationId: number, personId: number) =>
  db.row<ExportRow>(
    sql`insert into accounts_exports (organisation_id, person_id)
        values (${organisationId}, ${personId}) on conflict do nothing returning ${columns}`,
  );

export const findLatestExport = (db: Db, personId: number) =>
  db.row<ExportRow>(
    sql`select ${columns} from accounts_exports where person_id = ${personId}
        order by id desc limit 1`,
  );

export const findExport = (db: Db, personId: number, id: number) =>
  db.row<ExportRow>(
    sql`select ${columns} from accounts_exports where person_id = ${personId} and id = ${id}`,
  );

export const noteProgress = (db: Db, id: number, progress: number) =>
  db.row<ExportRow>(
    sql`update accounts_exports set progress = ${progress} where id = ${id} and state = 'working'
        returning ${columns}`,
  );

export const settleExport = (
  db: Db,
  id: number,
  { file, expiresAt }: { file: string | null; expiresAt: Date },
) =>
  db.row<ExportRow>(
    sql`update accounts_exports set state = case when ${file}::text is null then 'failed' else 'ready' end,
          progress = case when ${file}::text is null then progress else 100 end,
          file = ${file}, expires_at = ${expiresAt}
        where id = ${id} and state = 'working' returning ${columns}`,
  );

export const takeOldExports = (db: Db, now: Date) =>
  db.rows<{ file: string | null }>(
    sql`delete from accounts_exports
        where expires_at < ${now} or (state = 'working' and created_at < now() - interval '1 day')
        returning file`,
  );

export const takeExportsOf = (db: Db, personId: number) =>
  db.rows<{ file: string | null }>(
    sql`delete from accounts_exports where person_id = ${personId} returning file`,
  );
