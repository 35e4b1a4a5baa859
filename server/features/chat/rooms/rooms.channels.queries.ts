import type { RulesInput } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { Person } from '../../../platform/person.ts';
import { findListed } from '../lines/lines.seen.queries.ts';

/** The lobby, topics and booths by name, sessions as they begin. */
const inOrder: Sql = sql`order by array_position(array['lobby', 'topic', 'session', 'booth'], c.about),
  s.starts_at nulls last, lower(coalesce(x.name, c.title)), c.id`;

export const findChannels = (db: Db, person: Person, eventId: number) =>
  findListed(db, person, sql`and c.kind = 'channel' and c.event_id = ${eventId} ${inOrder}`);

export const countTopics = async (db: Db, organisationId: number, eventId: number) =>
  (
    await db.row<{ topics: number }>(
      sql`select count(*)::int as topics from chat_conversations
          where organisation_id = ${organisationId} and event_id = ${eventId}
            and about = 'topic' and archived_at is null`,
    )
  )?.topics ?? 0;

export const insertTopic = async (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
  title: string,
): Promise<number> =>
  (
    await db.row<{ id: number }>(
      sql`insert into chat_conversations (organisation_id, event_id, kind, about, title, created_by)
          values (${organisationId}, ${eventId}, 'channel', 'topic', ${title}, ${personId})
          returning id`,
    )
  )?.id ?? 0;

export const updateRules = (
  db: Db,
  { organisationId }: Person,
  id: number,
  { slowSeconds, isPaused, followersOnly, holdsNewcomers }: RulesInput,
) =>
  db.run(
    sql`update chat_conversations set
          slow_seconds = coalesce(${slowSeconds ?? null}, slow_seconds),
          is_paused = coalesce(${isPaused ?? null}, is_paused),
          followers_only = coalesce(${followersOnly ?? null}, followers_only),
          holds_newcomers = coalesce(${holdsNewcomers ?? null}, holds_newcomers),
          version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );
