import { sql } from '../platform/db/sql.ts';
import type { Actor } from './builders.ts';
import type { TestApp } from './test-app.ts';

/** A conversation of two who accepted each other. */
export async function aDirect(app: TestApp, one: Actor, other: Actor): Promise<number> {
  const { organisationId } = one.person;
  const [low = 0, high = 0] = [one.person.id, other.person.id].toSorted((a, b) => a - b);
  const { db } = app.testDb;
  const made = await db.row<{ id: number }>(
    sql`insert into chat_conversations (organisation_id, kind, low_id, high_id)
        values (${organisationId}, 'direct', ${low}, ${high}) returning id`,
  );
  const id = made?.id ?? 0;
  await db.run(
    sql`insert into chat_members (organisation_id, conversation_id, person_id)
        select ${organisationId}, ${id}, unnest(${[low, high]}::bigint[])`,
  );
  return id;
}
