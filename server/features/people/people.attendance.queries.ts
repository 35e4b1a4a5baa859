import type { Attendance } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { starsOf } from '../agenda/index.ts';
import { cardsGiven } from '../dropcards/index.ts';
import { boothsVisited } from '../exhibitors/index.ts';
import { isListed, tellsBooths } from '../profiles/index.ts';

type EventRow = Omit<Attendance['events'][number], 'joinedAt'> & { joinedAt: Date };

export const findEventsOf = (db: Db, organisationId: number, personId: number) =>
  db.rows<EventRow>(
    sql`select e.id, e.name, p.role, p.joined_at as "joinedAt",
               ${starsOf(sql`p.person_id`, organisationId, sql`e.id`)} as stars,
               ${boothsVisited(sql`p.person_id`, organisationId, sql`e.id`)} as booths,
               ${cardsGiven(sql`p.person_id`, organisationId, sql`e.id`)} as cards
        from events_people p
        join events e on e.organisation_id = p.organisation_id and e.id = p.event_id
        where p.organisation_id = ${organisationId} and p.person_id = ${personId}
        order by e.starts_on desc, e.id desc`,
  );

export const findConsent = async (db: Db, organisationId: number, personId: number) =>
  (await db.row<{ isListed: boolean; tellsBooths: boolean }>(
    sql`select ${consentColumns(sql`${personId}::bigint`, organisationId)}`,
  )) ?? { isListed: true, tellsBooths: false };

export const consentColumns = (personId: Sql, organisationId: number): Sql =>
  sql`${isListed(personId, organisationId)} as "isListed",
      ${tellsBooths(personId, organisationId)} as "tellsBooths"`;

/** Numbers of one event for each line of an export; nulls where no event is asked for. */
export const attendanceColumns = (
  personId: Sql,
  organisationId: number,
  eventId: number | undefined,
): Sql => {
  if (!eventId) return sql`null::int as stars, null::int as booths, null::int as cards`;
  const event = sql`${eventId}::bigint`;
  return sql`${starsOf(personId, organisationId, event)} as stars,
             ${boothsVisited(personId, organisationId, event)} as booths,
             ${cardsGiven(personId, organisationId, event)} as cards`;
};
