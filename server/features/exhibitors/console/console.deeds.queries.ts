import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { isVisitor } from './console.queries.ts';

const here = (organisationId: number, exhibitorId: number, personId: number) =>
  sql`d.organisation_id = ${organisationId} and d.exhibitor_id = ${exhibitorId}
    and d.person_id = ${personId} and ${isVisitor(sql`d`)}`;

export const findVisitsOf = (db: Db, organisationId: number, boothId: number, personId: number) =>
  db.rows<{ day: string; seconds: number }>(
    sql`select d.day::text as day, d.seconds from exhibitors_visits d
        where ${here(organisationId, boothId, personId)} and d.visited_at is not null
        order by d.day`,
  );

export const findDownloadsOf = (
  db: Db,
  organisationId: number,
  boothId: number,
  personId: number,
) =>
  db.rows<{ documentId: string; at: Date }>(
    sql`select d.document_id as "documentId", d.at from exhibitors_downloads d
        where ${here(organisationId, boothId, personId)} order by d.at, d.document_id`,
  );

/** Conversations as well: they have no text here. */
export const findAsksOf = (db: Db, organisationId: number, boothId: number, personId: number) =>
  db.rows<{ text: string | null; at: Date }>(
    sql`select d.text, d.asked_at as at from exhibitors_asks d
        where ${here(organisationId, boothId, personId)}
        union all
        select null, d.asked_at from exhibitors_talks d
        where ${here(organisationId, boothId, personId)}
        order by at`,
  );
