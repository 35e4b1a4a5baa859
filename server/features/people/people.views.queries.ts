import type { NewView, SavedView } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

const columns = sql`id, place, name, search`;

export const findViews = (db: Db, organisationId: number, personId: number) =>
  db.rows<SavedView>(
    sql`select ${columns} from people_views
        where organisation_id = ${organisationId} and person_id = ${personId}
        order by lower(name), id`,
  );

export const upsertView = (
  db: Db,
  organisationId: number,
  personId: number,
  { place, name, search }: NewView,
) =>
  db.row<SavedView>(
    sql`insert into people_views (organisation_id, person_id, place, name, search)
        values (${organisationId}, ${personId}, ${place}, ${name}, ${search})
        on conflict (organisation_id, person_id, place, lower(name))
          do update set name = excluded.name, search = excluded.search
        returning ${columns}`,
  );

export const deleteView = (db: Db, organisationId: number, personId: number, id: number) =>
  db.run(
    sql`delete from people_views
        where organisation_id = ${organisationId} and person_id = ${personId} and id = ${id}`,
  );

/** In every organisation the person is in. */
export const findViewsAbout = (db: Db, personId: number) =>
  db.rows(
    sql`select organisation_id as "organisationId", place, name, search from people_views
        where person_id = ${personId} order by organisation_id, id`,
  );
