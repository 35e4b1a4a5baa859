import type { Cue, Said } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { plannedAnew, sql } from '../../../platform/db/sql.ts';
import { fold } from '../../../platform/search/sought-words.ts';

interface Which {
  organisationId: number;
  id: number;
}

export const findCaptionLanguages = (db: Db, { organisationId, id }: Which) =>
  db.rows<{ language: string; version: number }>(
    sql`select language, version from stages_captions
        where organisation_id = ${organisationId} and run_id = ${id} order by language`,
  );

export const findCues = (db: Db, { organisationId, id }: Which, language: string) =>
  db.rows<Cue>(
    sql`select from_ms / 1000.0::double precision as "from",
               until_ms / 1000.0::double precision as "until", text from stages_cues
        where organisation_id = ${organisationId} and run_id = ${id} and language = ${language}
        order by position`,
  );

/** The new version; nothing where it is not the one this was made on. */
export const upsertCaptions = (
  db: Db,
  { organisationId, id }: Which,
  language: string,
  madeOn: number | null,
) =>
  db.row<{ version: number }>(
    sql`insert into stages_captions (organisation_id, run_id, language)
        select ${organisationId}, ${id}, ${language}
        where coalesce(${madeOn}::integer, 0) = 0 or exists (select from stages_captions
          where organisation_id = ${organisationId} and run_id = ${id} and language = ${language})
        on conflict (organisation_id, run_id, language)
        do update set version = stages_captions.version + 1
        where ${madeOn}::integer is null or stages_captions.version = ${madeOn}::integer
        returning version`,
  );

export async function replaceCues(
  db: Db,
  { organisationId, id }: Which,
  language: string,
  cues: readonly Cue[],
): Promise<void> {
  await db.run(
    sql`delete from stages_cues
        where organisation_id = ${organisationId} and run_id = ${id} and language = ${language}`,
  );
  const milliseconds = (seconds: number) => Math.round(seconds * 1_000);
  await db.run(
    sql`insert into stages_cues (organisation_id, run_id, language, position, from_ms, until_ms, text, plain)
        select ${organisationId}, ${id}, ${language}, place, from_ms, until_ms, text, plain
        from unnest(${cues.map(({ from }) => milliseconds(from))}::integer[],
          ${cues.map(({ until }) => milliseconds(until))}::integer[],
          ${cues.map(({ text }) => text)}::text[], ${cues.map(({ text }) => fold(text))}::text[])
          with ordinality as cue (from_ms, until_ms, text, plain, place)`,
  );
}

export const deleteCaptions = (db: Db, { organisationId, id }: Which, language: string) =>
  db.run(
    sql`delete from stages_captions
        where organisation_id = ${organisationId} and run_id = ${id} and language = ${language}`,
  );

/** `words` as a tsquery of ours. */
export const findSaid = (
  db: Db,
  { organisationId, id }: Which,
  words: string,
  { hidden }: { hidden: boolean },
) =>
  db.rows<Said & { cutFrom: number }>(
    plannedAnew(
      sql`select c.run_id as "runId", c.language, c.from_ms / 1000.0::double precision as "from", c.text,
                 coalesce((r.cut->>'from')::double precision, 0) as "cutFrom"
          from stages_cues c join stages_runs r
            on r.organisation_id = c.organisation_id and r.id = c.run_id
          where c.organisation_id = ${organisationId} and r.event_id = ${id}
            and r.state = 'ended' and r.is_recorded and r.seconds > 0 and (r.is_shown or ${hidden})
            and (r.cut is null or (c.from_ms >= (r.cut->>'from')::double precision * 1000
              and c.until_ms <= (r.cut->>'until')::double precision * 1000))
            and c.words @@ to_tsquery('simple', ${words})
          order by r.ended_at desc, c.run_id, c.from_ms, c.language limit 50`,
    ),
  );
