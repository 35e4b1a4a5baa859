import type { WordFilter } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export const findWords = (db: Db, organisationId: number, eventId: number) =>
  db.row<WordFilter>(
    sql`select refused, held from moderation_words
        where organisation_id = ${organisationId} and event_id = ${eventId}`,
  );

export const upsertWords = (
  db: Db,
  organisationId: number,
  eventId: number,
  { refused, held }: WordFilter,
) =>
  db.run(
    sql`insert into moderation_words (organisation_id, event_id, refused, held)
        values (${organisationId}, ${eventId}, ${refused}, ${held})
        on conflict (organisation_id, event_id)
          do update set refused = excluded.refused, held = excluded.held`,
  );
