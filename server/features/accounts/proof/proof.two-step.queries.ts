import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export interface KeptStep {
  secret: Buffer;
  isOn: boolean;
}

export const findStep = (db: Db, personId: number) =>
  db.row<KeptStep>(
    sql`select secret, turned_on_at is not null as "isOn" from accounts_two_step
        where person_id = ${personId}`,
  );

/** A new try replaces an unfinished one; what is on stays as it is. */
export const putSecret = (db: Db, personId: number, secret: Buffer) =>
  db.run(
    sql`insert into accounts_two_step (person_id, secret) values (${personId}, ${secret})
        on conflict (person_id) do update set secret = excluded.secret, last_step = 0
          where accounts_two_step.turned_on_at is null`,
  );

/** Nothing for a moment that was already used, also by someone who came at the same time. */
export const takeMoment = (db: Db, personId: number, step: number) =>
  db.run(
    sql`update accounts_two_step set last_step = ${step}
        where person_id = ${personId} and last_step < ${step}`,
  );

export const turnOn = (db: Db, personId: number) =>
  db.run(
    sql`update accounts_two_step set turned_on_at = now()
        where person_id = ${personId} and turned_on_at is null`,
  );

export const deleteStep = (db: Db, personId: number) =>
  db.run(
    sql`with codes as (delete from accounts_recovery_codes where person_id = ${personId})
        delete from accounts_two_step where person_id = ${personId}`,
  );

export const replaceCodes = async (db: Db, personId: number, hashes: readonly Buffer[]) => {
  await db.run(sql`delete from accounts_recovery_codes where person_id = ${personId}`);
  await db.run(
    sql`insert into accounts_recovery_codes (person_id, code_hash)
        select ${personId}, unnest(${hashes}::bytea[])`,
  );
};

export const takeCode = (db: Db, personId: number, hash: Buffer) =>
  db.run(
    sql`update accounts_recovery_codes set used_at = now()
        where person_id = ${personId} and code_hash = ${hash} and used_at is null`,
  );

export const countCodes = async (db: Db, personId: number): Promise<number> =>
  (
    await db.row<{ count: number }>(
      sql`select count(*) as count from accounts_recovery_codes
          where person_id = ${personId} and used_at is null`,
    )
  )?.count ?? 0;

export const isStepOn = async (db: Db, personId: number): Promise<boolean> =>
  (await findStep(db, personId))?.isOn ?? false;
