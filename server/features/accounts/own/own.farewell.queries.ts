import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { forgetMailsTo } from '../../../platform/mail/mail.queries.ts';

export const addressOfNobody = (personId: number): string => `deleted-${personId}@deleted.invalid`;

/** Also those they left. */
export const findEverOrganisations = async (db: Db, personId: number): Promise<number[]> =>
  (
    await db.rows<{ id: number }>(
      sql`select organisation_id as id from organisations_members where person_id = ${personId}
          order by 1`,
    )
  ).map(({ id }) => id);

/** No one can choose a username that begins so: nobody is kept from going, or taken for the one who went. */
export const eraseAccount = (db: Db, personId: number) =>
  db.run(
    sql`update accounts set email = ${addressOfNobody(personId)},
          username = '-' || id, full_name = '', avatar = null, password_hash = null,
          verified_at = null
        where id = ${personId}`,
  );

/** What opens the account without its password, or stands beside it. */
export async function eraseKeys(db: Db, personId: number): Promise<void> {
  await db.run(sql`delete from accounts_two_step where person_id = ${personId}`);
  await db.run(sql`delete from accounts_recovery_codes where person_id = ${personId}`);
  await db.run(sql`delete from accounts_passkeys where person_id = ${personId}`);
  await db.run(sql`delete from accounts_devices where person_id = ${personId}`);
  await db.run(sql`delete from accounts_tickets where person_id = ${personId}`);
}

export async function erasePersonalRows(db: Db, personId: number, email: string): Promise<void> {
  await db.run(sql`delete from accounts_settings where person_id = ${personId}`);
  await eraseKeys(db, personId);
  await db.run(
    sql`delete from accounts_links where person_id = ${personId} or lower(email) = lower(${email})`,
  );
  await forgetMailsTo(db, email);
  await db.run(sql`update organisations_members set company = '' where person_id = ${personId}`);
  await db.run(
    sql`update accounts_sessions set agent = '', network = '' where person_id = ${personId}`,
  );
}
