import { createHash } from 'node:crypto';
import type { Database, Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { Person } from '../person.ts';
import { problem } from './problem.ts';

/** A client's mark on a write it may send again: same key, same request, same answer. */
export interface RepeatKey {
  key: string;
  fingerprint: Buffer;
}

export function repeatKeyOf(header: unknown, route: string, body: unknown): RepeatKey | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !/^[\w-]{8,100}$/.test(header)) {
    throw problem('invalid', {
      detail: 'Idempotency-Key takes 8 to 100 letters, digits, _ and -.',
    });
  }
  const fingerprint = createHash('sha256')
    .update(`${route}\n${JSON.stringify(body)}`)
    .digest();
  return { key: header, fingerprint };
}

/**
 * Runs the work once for a key, in the caller's transaction. A second try waits for the first
 * to commit and returns its result; the key with another request is refused.
 */
export async function once<T>(
  tx: Db,
  person: Person,
  repeat: RepeatKey | null,
  work: () => Promise<T>,
): Promise<T> {
  if (!repeat) return work();
  const { organisationId, id } = person;
  const { key, fingerprint } = repeat;
  const isFirst = await tx.run(
    sql`insert into repeat_keys (organisation_id, person_id, key, fingerprint)
        values (${organisationId}, ${id}, ${key}, ${fingerprint}) on conflict do nothing`,
  );
  if (isFirst) {
    const result = await work();
    await tx.run(
      sql`update repeat_keys set result = ${JSON.stringify(result)}
          where organisation_id = ${organisationId} and person_id = ${id} and key = ${key}`,
    );
    return result;
  }
  const kept = await tx.row<{ fingerprint: Buffer; result: T }>(
    sql`select fingerprint, result from repeat_keys
        where organisation_id = ${organisationId} and person_id = ${id} and key = ${key}`,
  );
  if (!kept?.fingerprint.equals(fingerprint)) throw problem('key_reused');
  return kept.result;
}

export const forgetOldKeys = (db: Database) =>
  db.run(sql`delete from repeat_keys where created_at < now() - interval '1 day'`);
