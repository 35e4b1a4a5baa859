import type { Texts } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

interface NamedSpeaker {
  /** What another system calls them; null where it tells only a name. */
  code: string | null;
  name: string;
  bio: Texts;
}

/** Someone an agenda that is brought in names, last in order. */
export const insertNamedSpeaker = (
  db: Db,
  organisationId: number,
  eventId: number,
  { code, name, bio }: NamedSpeaker,
) =>
  db.row<{ id: number }>(
    sql`insert into speakers (organisation_id, event_id, code, name, bio, place)
        values (${organisationId}, ${eventId}, coalesce(${code}, gen_random_uuid()::text), ${name},
          ${JSON.stringify(bio)},
          (select coalesce(max(place), 0) + 1 from speakers
           where organisation_id = ${organisationId} and event_id = ${eventId}))
        on conflict (organisation_id, event_id, code) do nothing returning id`,
  );
