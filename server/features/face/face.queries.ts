import type { FaceSetup } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export type FaceRow = Omit<FaceSetup, 'address' | 'domain' | 'place'> & {
  organisationId: number;
  /** Null: nobody has said where it stands yet. */
  place: string | null;
};

const columns = sql`f.organisation_id as "organisationId", f.place, f.is_public as "isPublic",
  f.lead, f.about, f.version`;

export const findFace = (db: Db, organisationId: number) =>
  db.row<FaceRow>(
    sql`select ${columns} from face_pages f where f.organisation_id = ${organisationId}`,
  );

/** Nobody else changes it until the transaction ends, also when it is the first time. */
export async function lockFace(db: Db, organisationId: number): Promise<FaceRow | null> {
  await db.run(
    sql`insert into face_pages (organisation_id) values (${organisationId}) on conflict do nothing`,
  );
  return db.row<FaceRow>(
    sql`select ${columns} from face_pages f
        where f.organisation_id = ${organisationId} for no key update`,
  );
}

export type ShownFaceRow = FaceRow & { place: string };

/** Of whatever organisation: an address names no other. */
export const findShownFace = (db: Db, place: string) =>
  db.row<ShownFaceRow>(
    sql`select ${columns} from face_pages f where f.place = ${place} and f.is_public`,
  );

/** For search engines. */
export const findShownFaceOf = (db: Db, organisationId: number) =>
  db.row<ShownFaceRow>(
    sql`select ${columns} from face_pages f
        where f.organisation_id = ${organisationId} and f.is_public`,
  );

/** One at a time takes an address. */
export async function isPlaceTaken(
  db: Db,
  place: string,
  organisationId: number,
): Promise<boolean> {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`face ${place}`}, 0))`);
  const taken = await db.row(
    sql`select from face_pages where place = ${place} and organisation_id <> ${organisationId}`,
  );
  return taken !== null;
}

export const updateFace = (db: Db, to: FaceRow) =>
  db.run(
    sql`update face_pages set place = ${to.place}, is_public = ${to.isPublic},
          lead = ${JSON.stringify(to.lead)}, about = ${JSON.stringify(to.about)},
          version = ${to.version}
        where organisation_id = ${to.organisationId}`,
  );
