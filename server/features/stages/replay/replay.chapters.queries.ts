import type { Chapter } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

interface Which {
  organisationId: number;
  id: number;
}

export const findChapters = (db: Db, { organisationId, id }: Which) =>
  db.row<{ version: number; chapters: Chapter[] }>(
    sql`select chapters_version as version, chapters from stages_runs
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** False: it is not the version this was made on any more. */
export const updateChapters = async (
  db: Db,
  { organisationId, id }: Which,
  version: number,
  chapters: readonly Chapter[],
): Promise<boolean> =>
  (await db.run(
    sql`update stages_runs
        set chapters = ${JSON.stringify(chapters)}, chapters_version = chapters_version + 1
        where organisation_id = ${organisationId} and id = ${id} and chapters_version = ${version}`,
  )) > 0;
