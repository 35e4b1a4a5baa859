import type { Case, NewReport } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { shownPerson } from './moderation.people.queries.ts';
import type { CaseRow } from './moderation.rows.ts';

const columns = sql`
  c.id, c.kind, c.subject_id as "subjectId", c.conversation_id as "conversationId",
  c.person_id as "personId", ${shownPerson(sql`c.person_id`)} as person,
  (select jsonb_build_object('id', x.id, 'name', x.name) from exhibitors x
   where c.kind = 'booth' and x.organisation_id = c.organisation_id and x.id = c.subject_id) as exhibitor,
  c.text, c.opened_at as "openedAt", c.settled_at as "settledAt",
  ${shownPerson(sql`c.settled_by`)} as "settledBy", c.outcome,
  coalesce((
    select jsonb_agg(jsonb_build_object('by', ${shownPerson(sql`r.person_id`)},
      'reason', r.reason, 'note', r.note, 'at', r.at) order by r.at, r.person_id)
    from moderation_reports r
    where r.organisation_id = c.organisation_id and r.case_id = c.id), '[]') as reports`;

const findCases = (db: Db, organisationId: number, eventId: number, tail: Sql) =>
  db.rows<CaseRow>(
    sql`select ${columns} from moderation_cases c
        where c.organisation_id = ${organisationId} and c.event_id = ${eventId} ${tail}`,
  );

export const findOpenCases = (
  db: Db,
  organisationId: number,
  eventId: number,
  { after, limit }: { after: number; limit: number },
) =>
  findCases(
    db,
    organisationId,
    eventId,
    sql`and c.settled_at is null and c.id > ${after} order by c.id limit ${limit}`,
  );

export const findSettledCases = (
  db: Db,
  organisationId: number,
  eventId: number,
  { before, limit }: { before: number; limit: number },
) =>
  findCases(
    db,
    organisationId,
    eventId,
    sql`and c.settled_at is not null and c.id < ${before} order by c.id desc limit ${limit}`,
  );

export const findCase = async (db: Db, organisationId: number, eventId: number, id: number) =>
  (await findCases(db, organisationId, eventId, sql`and c.id = ${id}`))[0] ?? null;

/** Nobody else settles it until the transaction ends. */
export const lockCase = async (db: Db, organisationId: number, eventId: number, id: number) =>
  (await findCases(db, organisationId, eventId, sql`and c.id = ${id} for no key update of c`))[0] ??
  null;

export const countOpen = async (db: Db, organisationId: number, eventId: number) =>
  (
    await db.row<{ open: number }>(
      sql`select count(*)::int as open from moderation_cases
          where organisation_id = ${organisationId} and event_id = ${eventId}
            and settled_at is null`,
    )
  )?.open ?? 0;

export interface NewCase {
  kind: Case['kind'];
  subjectId: number;
  conversationId: number | null;
  personId: number | null;
  text: string;
}

/**
 * The open case about this subject, made where there is none; nobody settles it meanwhile. A line
 * that is held may be edited while it waits.
 */
export const openCase = (
  db: Db,
  organisationId: number,
  eventId: number,
  { kind, subjectId, conversationId, personId, text }: NewCase,
  at: Date,
) =>
  db.row<{ id: number; isNew: boolean }>(
    sql`insert into moderation_cases (organisation_id, event_id, kind, subject_id,
          conversation_id, person_id, text, opened_at)
        values (${organisationId}, ${eventId}, ${kind}, ${subjectId}, ${conversationId},
          ${personId}, ${text}, ${at})
        on conflict (organisation_id, event_id, kind, subject_id) where settled_at is null
          do update set text = case when excluded.kind = 'held' then excluded.text
            else moderation_cases.text end
        returning id, xmax = 0 as "isNew"`,
  );

export const settleCase = (
  db: Db,
  organisationId: number,
  id: number,
  { by, outcome, at }: { by: number; outcome: string; at: Date },
) =>
  db.run(
    sql`update moderation_cases set settled_at = ${at}, settled_by = ${by}, outcome = ${outcome}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** False where this person said so already. */
export const insertReport = async (
  db: Db,
  organisationId: number,
  caseId: number,
  personId: number,
  { reason, note }: Pick<NewReport, 'reason' | 'note'>,
  at: Date,
) =>
  (await db.run(
    sql`insert into moderation_reports (organisation_id, case_id, person_id, reason, note, at)
        values (${organisationId}, ${caseId}, ${personId}, ${reason}, ${note}, ${at})
        on conflict do nothing`,
  )) > 0;

/** Of what is said once is enough; a person may misbehave again after a case about them was settled. */
export const hasReported = async (
  db: Db,
  organisationId: number,
  personId: number,
  { kind, subjectId }: Pick<NewCase, 'kind' | 'subjectId'>,
): Promise<boolean> =>
  (await db.row(
    sql`select 1 as one from moderation_reports r
        join moderation_cases c on c.organisation_id = r.organisation_id and c.id = r.case_id
        where r.organisation_id = ${organisationId} and r.person_id = ${personId}
          and c.kind = ${kind} and c.subject_id = ${subjectId} limit 1`,
  )) !== null;

/** One report of a person after the other: how many they made is counted. */
export const lockReporter = (db: Db, organisationId: number, personId: number) =>
  db.run(
    sql`select pg_advisory_xact_lock(
          hashtextextended('moderation reports of ' || ${personId}::text, ${organisationId}))`,
  );

export const countReports = async (db: Db, organisationId: number, personId: number, since: Date) =>
  (
    await db.row<{ count: number }>(
      sql`select count(*)::int as count from moderation_reports
          where organisation_id = ${organisationId} and person_id = ${personId} and at > ${since}`,
    )
  )?.count ?? 0;

export const findReporterIds = async (db: Db, organisationId: number, caseId: number) =>
  (
    await db.rows<{ id: number }>(
      sql`select person_id as id from moderation_reports
          where organisation_id = ${organisationId} and case_id = ${caseId} order by 1`,
    )
  ).map(({ id }) => id);
