import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export const eraseAccount = (db: Db, personId: number) =>
  db.run(
    sql`update accounts set email = 'deleted-' || id || '@deleted.invalid',
          username = 'deleted-' || id, full_name = '', avatar = null, password_hash = null,
          verified_at = null
        where id = ${personId}`,
  );

export async function erasePersonalRows(db: Db, personId: number, email: string): Promise<void> {
  await db.run(sql`delete from accounts_settings where person_id = ${personId}`);
  await db.run(sql`delete from accounts_two_step where person_id = ${personId}`);
  await db.run(sql`delete from accounts_recovery_codes where person_id = ${personId}`);
  await db.run(sql`delete from accounts_passkeys where person_id = ${personId}`);
  await db.run(sql`delete from accounts_devices where person_id = ${personId}`);
  await db.run(sql`delete from accounts_tickets where person_id = ${personId}`);
  await db.run(
    sql`delete from accounts_links where person_id = ${personId} or lower(email) = lower(${email})`,
  );
  await db.run(sql`update organisations_members set company = '' where person_id = ${personId}`);
  await db.run(
    sql`update accounts_sessions set agent = '', network = '' where person_id = ${personId}`,
  );
}
