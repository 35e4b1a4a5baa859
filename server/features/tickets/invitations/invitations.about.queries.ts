import type { Db } from '../../../platform/db/db.ts';
import type { Forgotten } from '../../../platform/db/said-of.ts';
import { sql } from '../../../platform/db/sql.ts';

/** For the copy of a person's data: what they were invited to. */
export const findInvitationsAbout = (db: Db, personId: number) =>
  db.rows(
    sql`select i.organisation_id as "organisationId", i.event_id as "eventId",
          i.full_name as "fullName", i.email, i.language, i.words, i.created_at as "createdAt",
          i.withdrawn_at as "withdrawnAt"
        from tickets_invitations i
        join accounts a on lower(a.email) = lower(i.email)
        where a.id = ${personId} and a.verified_at is not null
        order by 1, i.id`,
  );

/** Who has gone is invited no more; what was sold stays. */
export async function forgetInvited(
  db: Db,
  organisationId: number,
  { address, stand }: Forgotten,
): Promise<null> {
  const email = address.toLowerCase();
  await db.run(
    sql`update tickets_codes c set is_on = false, version = version + 1
        from tickets_invitations i
        where c.organisation_id = ${organisationId} and i.organisation_id = c.organisation_id
          and i.code_id = c.id and lower(i.email) = ${email}`,
  );
  await db.run(
    sql`update tickets_invitations set full_name = '', email = ${stand}, words = '',
          withdrawn_at = coalesce(withdrawn_at, now())
        where organisation_id = ${organisationId} and lower(email) = ${email}`,
  );
  return null;
}
