import type { SavedSearch } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export const findSearches = (db: Db, organisationId: number, personId: number) =>
  db.rows<SavedSearch>(
    sql`select id, name, search from profiles_searches
        where organisation_id = ${organisationId} and person_id = ${personId}
        order by lower(name), id`,
  );

export const upsertSearch = (
  db: Db,
  organisationId: number,
  personId: number,
  { name, search }: Omit<SavedSearch, 'id'>,
) =>
  db.row<SavedSearch>(
    sql`insert into profiles_searches (organisation_id, person_id, name, search)
        values (${organisationId}, ${personId}, ${name}, ${search})
        on conflict (organisation_id, person_id, name) do update set search = excluded.search
        returning id, name, search`,
  );

export const deleteSearch = (db: Db, organisationId: number, personId: number, id: number) =>
  db.run(
    sql`delete from profiles_searches
        where organisation_id = ${organisationId} and person_id = ${personId} and id = ${id}`,
  );
