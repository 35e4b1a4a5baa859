import type { MeasureKind } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { shownPerson } from './moderation.people.queries.ts';
import type { MeasureRow } from './moderation.rows.ts';

const columns = sql`
  m.id, m.event_id as "eventId", e.name as "eventName", m.person_id as "personId",
  ${shownPerson(sql`m.person_id`)} as person, m.kind, m.reason, m.at, m.until,
  m.lifted_at as "liftedAt",
  m.lifted_at is not null or coalesce(m.until <= now(), false) as "isOver",
  m.by_id as "byId", ${shownPerson(sql`m.by_id`)} as by,
  m.appeal, m.appealed_at as "appealedAt", m.appeal_answer as "appealAnswer"`;

const measures = sql`moderation_measures m
  join events e on e.organisation_id = m.organisation_id and e.id = m.event_id`;

const findMeasures = (db: Db, organisationId: number, tail: Sql) =>
  db.rows<MeasureRow>(
    sql`select ${columns} from ${measures} where m.organisation_id = ${organisationId} ${tail}`,
  );

const most = 200;

export const findMeasuresOfEvent = (db: Db, organisationId: number, eventId: number) =>
  findMeasures(
    db,
    organisationId,
    sql`and m.event_id = ${eventId} order by m.id desc limit ${most}`,
  );

export const findMeasuresOf = (db: Db, organisationId: number, personId: number) =>
  findMeasures(
    db,
    organisationId,
    sql`and m.person_id = ${personId} order by m.id desc limit ${most}`,
  );

/** What was done about each of these in the event, the newest first. */
export const findEarlier = (
  db: Db,
  organisationId: number,
  eventId: number,
  personIds: readonly number[],
) =>
  findMeasures(
    db,
    organisationId,
    sql`and m.event_id = ${eventId} and m.person_id = any(${personIds})
        order by m.id desc limit ${most}`,
  );

export const findAppeals = (db: Db, organisationId: number, eventId: number) =>
  findMeasures(
    db,
    organisationId,
    sql`and m.event_id = ${eventId} and m.appealed_at is not null and m.appeal_answer is null
        and m.lifted_at is null order by m.appealed_at, m.id limit ${most}`,
  );

/** Nobody else lifts or answers it until the transaction ends. */
export const lockMeasure = async (db: Db, organisationId: number, id: number) =>
  (await findMeasures(db, organisationId, sql`and m.id = ${id} for no key update of m`))[0] ?? null;

export const findMeasure = async (db: Db, organisationId: number, id: number) =>
  (await findMeasures(db, organisationId, sql`and m.id = ${id}`))[0] ?? null;

export interface NewMeasureRow {
  eventId: number;
  personId: number;
  caseId: number | null;
  kind: MeasureKind;
  reason: string;
  until: Date | null;
  byId: number;
  at: Date;
}

export const insertMeasure = (db: Db, organisationId: number, measure: NewMeasureRow) =>
  db.row<{ id: number }>(
    sql`insert into moderation_measures (organisation_id, event_id, person_id, case_id, kind,
          reason, at, until, by_id)
        values (${organisationId}, ${measure.eventId}, ${measure.personId}, ${measure.caseId},
          ${measure.kind}, ${measure.reason}, ${measure.at}, ${measure.until}, ${measure.byId})
        returning id`,
  );

export const liftMeasure = (db: Db, organisationId: number, id: number, at: Date) =>
  db.run(
    sql`update moderation_measures set lifted_at = coalesce(lifted_at, ${at})
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const appealMeasure = (db: Db, organisationId: number, id: number, text: string, at: Date) =>
  db.run(
    sql`update moderation_measures set appeal = ${text}, appealed_at = ${at}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const answerMeasure = (
  db: Db,
  organisationId: number,
  id: number,
  { text, by }: { text: string; by: number },
) =>
  db.run(
    sql`update moderation_measures set appeal_answer = ${text}, appeal_answered_by = ${by}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** From a double to the person who is kept. */
export const moveMeasures = (db: Db, organisationId: number, fromId: number, toId: number) =>
  db.rows<{ eventId: number; kind: MeasureKind }>(
    sql`update moderation_measures set person_id = ${toId}
        where organisation_id = ${organisationId} and person_id = ${fromId}
        returning event_id as "eventId", kind`,
  );

/** How long the longest ban of somebody lasts that still stands; none: null. */
export const findBanEnd = async (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
  now: Date,
): Promise<Date | 'infinity' | null> => {
  const row = await db.row<{ isEndless: boolean; until: Date | null }>(
    sql`select coalesce(bool_or(until is null), false) as "isEndless", max(until) as until
        from moderation_measures
        where organisation_id = ${organisationId} and event_id = ${eventId}
          and person_id = ${personId} and kind = 'ban' and lifted_at is null
          and (until is null or until > ${now})`,
  );
  return row?.isEndless ? 'infinity' : (row?.until ?? null);
};

/** In every organisation: what was done about a person, and what they reported. */
export const findModerationAbout = (db: Db, personId: number) =>
  db.rows(
    sql`select organisation_id as "organisationId", event_id as "eventId", kind, reason, at,
               until, lifted_at as "liftedAt", appeal, appeal_answer as "appealAnswer"
        from moderation_measures where person_id = ${personId}
        union all
        select r.organisation_id, c.event_id, 'report of a ' || c.kind, r.reason, r.at, null, null,
               r.note, null
        from moderation_reports r
        join moderation_cases c on c.organisation_id = r.organisation_id and c.id = r.case_id
        where r.person_id = ${personId} order by 5`,
  );
