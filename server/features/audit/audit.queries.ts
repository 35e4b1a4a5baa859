import type { AuditQuery } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../platform/db/sql.ts';

export interface NewEntry {
  personId: number | null;
  network: string;
  action: string;
  subjectId?: number;
  subject?: string;
  before?: unknown;
  after?: unknown;
}

const jsonOf = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

export const insertEntry = (db: Db, organisationId: number, entry: NewEntry) =>
  db.run(
    sql`insert into audit_entries (organisation_id, person_id, network, action, subject_id, subject, before, after)
        values (${organisationId}, ${entry.personId}, ${entry.network}, ${entry.action},
          ${entry.subjectId}, ${entry.subject ?? ''}, ${jsonOf(entry.before)}, ${jsonOf(entry.after)})`,
  );

export interface EntryRow {
  id: number;
  at: Date;
  personId: number | null;
  personName: string | null;
  avatar: string | null;
  network: string;
  action: string;
  subjectId: number | null;
  subject: string;
  before: unknown;
  after: unknown;
}

/** A feature without a dot stands for everything that it records. */
const isOf = (action: string) =>
  action.includes('.') ? sql`e.action = ${action}` : sql`starts_with(e.action, ${`${action}.`})`;

const inTime = ({ from, to }: AuditQuery): Sql => sql`
  ${from ? sql`and e.at >= ${from}` : nothing} ${to ? sql`and e.at < ${to}` : nothing}`;

/**
 * The latest first: by number, as everything else here finds them, or by time where a time is asked
 * for, so that nobody walks past all that is younger. Whose account is deleted has no name any more.
 */
export function findEntries(db: Db, organisationId: number, query: AuditQuery, limit: number) {
  const { action, without, personId, subjectId, before } = query;
  const isInTime = Boolean(query.from ?? query.to);
  const earlier = isInTime
    ? sql`and (e.at, e.id) < (select b.at, b.id from audit_entries b
        where b.organisation_id = ${organisationId} and b.id = ${before})`
    : sql`and e.id < ${before}`;
  const found = sql`select e.id, e.at, e.person_id as "personId",
               coalesce(nullif(a.full_name, ''), regexp_replace(a.username, '^-.*', '')) as "personName",
               a.avatar, e.network, e.action, e.subject_id as "subjectId", e.subject, e.before, e.after
        from audit_entries e left join accounts a on a.id = e.person_id
        where e.organisation_id = ${organisationId}
          ${action ? sql`and ${isOf(action)}` : nothing}
          ${without ? sql`and not ${isOf(without)}` : nothing}
          ${personId ? sql`and e.person_id = ${personId}` : nothing}
          ${subjectId ? sql`and e.subject_id = ${subjectId}` : nothing}
          ${inTime(query)}
          ${before ? earlier : nothing}
        order by ${isInTime ? sql`e.at desc, e.id desc` : sql`e.id desc`} limit ${limit}`;
  return db.rows<EntryRow>(isInTime ? plannedAnew(found) : found);
}

/** What one person did, in every organisation they are or were in. */
export const findEntriesBy = (db: Db, personId: number) =>
  db.rows(
    sql`select organisation_id as "organisationId", at, network, action, subject
        from audit_entries where person_id = ${personId} order by organisation_id, id`,
  );
