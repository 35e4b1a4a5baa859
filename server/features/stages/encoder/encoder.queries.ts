import type { EncoderComplaint, EncoderFigures } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { nothing, sql } from '../../../platform/db/sql.ts';
import type { StageRow } from '../stages.rows.ts';

type Which = Pick<StageRow, 'organisationId' | 'id'>;

export interface EncoderRow {
  organisationId: number;
  eventId: number;
  stageId: number;
  madeAt: Date;
  notedAt: Date | null;
  isHere: boolean;
  line: string | null;
  figures: EncoderFigures | null;
  complaint: EncoderComplaint | null;
}

export type Noted = Pick<EncoderRow, 'notedAt' | 'isHere' | 'line' | 'figures' | 'complaint'>;

const columns = sql`
  e.organisation_id as "organisationId", e.event_id as "eventId", e.stage_id as "stageId",
  e.made_at as "madeAt", e.noted_at as "notedAt", e.is_here as "isHere", e.line,
  e.figures, e.complaint`;

export const findEncoder = (db: Db, { organisationId, id }: Which) =>
  db.row<EncoderRow>(
    sql`select ${columns} from stages_encoders e
        where e.organisation_id = ${organisationId} and e.stage_id = ${id}`,
  );

/** Of whatever organisation it is: who has the key is let in, where an encoder is what a stage shows. */
export const findByKey = (db: Db, hash: Buffer) =>
  db.row<EncoderRow>(
    sql`select ${columns} from stages_encoders e
        join stages s on s.organisation_id = e.organisation_id and s.id = e.stage_id
        where e.key_hash = ${hash} and s.source = 'encoder'`,
  );

export const hasEncoders = async (db: Db): Promise<boolean> =>
  (await db.row(sql`select from stages_encoders limit 1`)) !== null;

/** One that has gone is known to be within seconds. */
const silentMs = 6_000;

export const isStillHere = (
  { isHere, notedAt }: Pick<Noted, 'isHere' | 'notedAt'>,
  now: Date,
): boolean => isHere && notedAt !== null && now.getTime() - notedAt.getTime() < silentMs;

/** Another one took its place, or there is no room: it sends no more until it comes anew. */
const isOut = ({ complaint }: EncoderRow): boolean =>
  complaint === 'taken_over' || complaint === 'storage_full';

export async function isEncoderThere(db: Db, stage: Which, now: Date): Promise<boolean> {
  const encoder = await findEncoder(db, stage);
  return encoder !== null && isStillHere(encoder, now) && !isOut(encoder);
}

export const setKey = (
  db: Db,
  { organisationId, eventId, id }: Which & Pick<StageRow, 'eventId'>,
  hash: Buffer,
  at: Date,
) =>
  db.run(
    sql`insert into stages_encoders (organisation_id, event_id, stage_id, key_hash, made_at)
        values (${organisationId}, ${eventId}, ${id}, ${hash}, ${at})
        on conflict (organisation_id, stage_id) do update
        set key_hash = excluded.key_hash, made_at = excluded.made_at, noted_at = null,
          is_here = false, line = null, figures = null, complaint = null`,
  );

export const deleteKey = (db: Db, { organisationId, id }: Which) =>
  db.run(
    sql`delete from stages_encoders
        where organisation_id = ${organisationId} and stage_id = ${id}`,
  );

/** What is not an arrival itself is of no interest any more once another one came since it was read. */
export const setNoted = (
  db: Db,
  { organisationId, stageId, line: seen }: EncoderRow,
  { notedAt, isHere, line, figures, complaint }: Noted,
  isArrival: boolean,
) =>
  db.run(
    sql`update stages_encoders
        set noted_at = ${notedAt}, is_here = ${isHere}, line = ${line}, complaint = ${complaint},
          figures = ${figures && JSON.stringify(figures)}
        where organisation_id = ${organisationId} and stage_id = ${stageId}
          ${isArrival ? nothing : sql`and line is not distinct from ${seen}`}`,
  );
