import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export const knowsDevice = async (db: Db, email: string, markHash: Buffer): Promise<boolean> =>
  (await db.row(
    sql`select from accounts_devices d join accounts a on a.id = d.person_id
        where lower(a.email) = lower(${email}) and d.mark_hash = ${markHash}
          and d.seen_at > now() - interval '1 year'`,
  )) !== null;

export const isMarkOfSomebody = async (db: Db, markHash: Buffer): Promise<boolean> =>
  (await db.row(
    sql`select from accounts_devices
        where mark_hash = ${markHash} and seen_at > now() - interval '1 year' limit 1`,
  )) !== null;

export const upsertDevice = (db: Db, personId: number, markHash: Buffer) =>
  db.run(
    sql`insert into accounts_devices (person_id, mark_hash) values (${personId}, ${markHash})
        on conflict (person_id, mark_hash) do update set seen_at = now()`,
  );

/** A changed password makes every browser a stranger again. */
export const forgetDevices = (db: Db, personId: number) =>
  db.run(sql`delete from accounts_devices where person_id = ${personId}`);
