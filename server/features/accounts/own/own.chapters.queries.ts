import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export const findAccountFacts = (db: Db, personId: number) =>
  db.row(
    sql`select a.id, a.email, a.username, a.full_name as "fullName", a.avatar,
               a.created_at as "createdAt", a.verified_at as "verifiedAt",
               s.bio, s.dob::text as dob, s.country, s.website, s.phone, s.social, s.notification,
               s.language, s.time_zone as "timeZone", s.look,
               exists (select from accounts_two_step t
                       where t.person_id = a.id and t.turned_on_at is not null) as "hasTwoStep"
        from accounts a left join accounts_settings s on s.person_id = a.id
        where a.id = ${personId}`,
  );

export const findMembershipFacts = (db: Db, personId: number) =>
  db.rows(
    sql`select o.id, o.name, m.role, m.company, m.joined_at as "joinedAt",
               m.last_seen_at as "lastSeenAt", m.deactivated_at as "deactivatedAt",
               m.removed_at as "removedAt"
        from organisations_members m join organisations o on o.id = m.organisation_id
        where m.person_id = ${personId} order by m.joined_at`,
  );

export const findSessionFacts = (db: Db, personId: number) =>
  db.rows(
    sql`select id, organisation_id as "organisationId", agent, network, created_at as "createdAt",
               last_seen_at as "lastSeenAt", ended_at as "endedAt"
        from accounts_sessions where person_id = ${personId} order by id`,
  );

/** The browsers a person is known by; what marks them is a secret. */
export const findDeviceFacts = (db: Db, personId: number) =>
  db.rows(
    sql`select seen_at as "seenAt" from accounts_devices
        where person_id = ${personId} order by seen_at`,
  );

export const findPasskeyFacts = (db: Db, personId: number) =>
  db.rows(
    sql`select name, created_at as "createdAt", last_used_at as "lastUsedAt"
        from accounts_passkeys where person_id = ${personId} order by id`,
  );
