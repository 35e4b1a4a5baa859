import type { Db } from '../../platform/db/db.ts';
import { dayOf, isIn, type Span } from '../../platform/db/span.ts';
import { sql } from '../../platform/db/sql.ts';

export const findJoinedDays = (db: Db, organisationId: number, span: Span) =>
  db.rows<{ day: string; people: number }>(
    sql`select ${dayOf(sql`joined_at`, span)} as day, count(*) as people
        from organisations_members
        where organisation_id = ${organisationId} and removed_at is null
          and ${isIn(sql`joined_at`, span)}
        group by 1`,
  );

export const findTimeZones = (db: Db, organisationIds: readonly number[]) =>
  db.rows<{ organisationId: number; timeZone: string }>(
    sql`select id as "organisationId", time_zone as "timeZone" from organisations
        where id = any(${organisationIds})`,
  );
