import { createHash, webcrypto } from 'node:crypto';
import type { Route } from '@plenum/contract';
import type { FastifyRequest } from 'fastify';
import type { Database, Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { inOneTransaction } from '../one-transaction.ts';
import { turnsOf } from '../turns.ts';
import type { Work } from '../work.ts';
import { problem } from './problem.ts';
import type { WrittenAnswer } from './written.ts';

/** A client's mark on a write it may send again: same key, same request, same answer. */
export interface RepeatKey {
  organisationId: number;
  personId: number;
  key: string;
  fingerprint: Buffer;
}

/** Who acts as somebody else has keys of their own. */
export async function repeatKeyOf(
  key: string,
  name: string,
  { repeats }: Pick<Route, 'repeats'>,
  { caller, url, body }: Pick<FastifyRequest, 'caller' | 'url' | 'body'>,
): Promise<RepeatKey> {
  if (repeats !== 'once' || !caller) throw problem('key_not_taken');
  if (!/^[\w-]{8,100}$/.test(key)) {
    throw problem('invalid', {
      detail: 'Idempotency-Key takes 8 to 100 letters, digits, _ and -.',
    });
  }
  const { id, organisationId, actedBy } = caller.person;
  const marks = await marksOf(body, String(id));
  const fingerprint = createHash('sha256')
    .update(`${id}\n${name}\n${url}\n`)
    .update(marks)
    .digest();
  return { organisationId, personId: actedBy?.id ?? id, key, fingerprint };
}

/** Each holds a copy of its file, and a thread. */
const inTurn = turnsOf({ atOnce: 2, most: 200, mostEach: 20 });

/** Of a file its digest, which is reckoned off the event loop. */
const marksOf = async (body: unknown, whose: string): Promise<string | Uint8Array> =>
  body instanceof Uint8Array
    ? new Uint8Array(await inTurn(whose, () => webcrypto.subtle.digest('SHA-256', body)))
    : (JSON.stringify(body) ?? '');

/**
 * Does the work once for its key. The key, the answer and all that is written are one transaction;
 * a second one waits for the first to commit and has its answer. What fails leaves no key.
 */
export async function once<W extends Work>(
  work: W,
  repeat: RepeatKey,
  run: (work: W) => Promise<WrittenAnswer>,
): Promise<WrittenAnswer> {
  const before = await findAnswer(work.db, repeat);
  if (before) return before;
  try {
    return await inOneTransaction(work, {
      first: (tx) => claim(tx, repeat),
      run,
      last: (tx, answer) => keepAnswer(tx, repeat, answer),
    });
  } catch (error) {
    // What the first one did may be why this one could not.
    const meanwhile = await findAnswer(work.db, repeat).catch(() => null);
    if (meanwhile) return meanwhile;
    throw error;
  }
}

async function claim(tx: Db, { organisationId, personId, key, fingerprint }: RepeatKey) {
  const claimed = await tx.run(
    sql`insert into repeat_keys (organisation_id, person_id, key, fingerprint)
        values (${organisationId}, ${personId}, ${key}, ${fingerprint}) on conflict do nothing`,
  );
  if (!claimed) throw problem('conflict');
}

async function keepAnswer(tx: Db, repeat: RepeatKey, { status, text }: WrittenAnswer) {
  const { organisationId, personId, key } = repeat;
  await tx.run(
    sql`update repeat_keys set status = ${status}, answer = ${text}
        where organisation_id = ${organisationId} and person_id = ${personId} and key = ${key}`,
  );
}

async function findAnswer(
  db: Db,
  { organisationId, personId, key, fingerprint }: RepeatKey,
): Promise<WrittenAnswer | null> {
  const kept = await db.row<WrittenAnswer & { fingerprint: Buffer }>(
    sql`select status, answer as text, fingerprint from repeat_keys
        where organisation_id = ${organisationId} and person_id = ${personId} and key = ${key}`,
  );
  if (kept && !kept.fingerprint.equals(fingerprint)) throw problem('key_reused');
  return kept;
}

export const forgetOldKeys = (db: Database) =>
  db.run(sql`delete from repeat_keys where created_at < now() - interval '1 day'`);
