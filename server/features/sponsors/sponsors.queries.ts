import type { SponsorInput } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Rotation, SponsorRow } from './sponsors.rows.ts';

const columns = sql`
  s.id, s.package_id as "packageId", s.name, s.url, s.words, s.is_active as "isActive", s.logo,
  s.version`;

/** The packages in their order, and within each the sponsors in theirs. */
export const findSponsors = (db: Db, organisationId: number, eventId: number) =>
  db.rows<SponsorRow>(
    sql`select ${columns} from sponsors s
        join sponsors_packages p on p.organisation_id = s.organisation_id and p.id = s.package_id
        where s.organisation_id = ${organisationId} and s.event_id = ${eventId}
        order by p.position, p.id, s.position, s.id`,
  );

export const findSponsor = (db: Db, organisationId: number, eventId: number, id: number) =>
  db.row<SponsorRow>(
    sql`select ${columns} from sponsors s
        where s.organisation_id = ${organisationId} and s.event_id = ${eventId} and s.id = ${id}`,
  );

export const insertSponsor = (
  db: Db,
  organisationId: number,
  eventId: number,
  { packageId, name, url, words, isActive }: SponsorInput,
) =>
  db.row<{ id: number }>(
    sql`insert into sponsors
          (organisation_id, event_id, package_id, name, url, words, is_active, position)
        values (${organisationId}, ${eventId}, ${packageId}, ${name}, ${url},
          ${JSON.stringify(words)}, ${isActive},
          (select coalesce(max(position), 0) + 1 from sponsors
           where organisation_id = ${organisationId} and event_id = ${eventId}))
        returning id`,
  );

export const updateSponsor = (
  db: Db,
  organisationId: number,
  id: number,
  { packageId, name, url, words, isActive }: SponsorInput,
) =>
  db.run(
    sql`update sponsors set package_id = ${packageId}, name = ${name}, url = ${url},
          words = ${JSON.stringify(words)}, is_active = ${isActive},
          version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const updateLogo = (db: Db, organisationId: number, id: number, logo: string | null) =>
  db.run(
    sql`update sponsors set logo = ${logo} where organisation_id = ${organisationId} and id = ${id}`,
  );

export const deleteSponsor = (db: Db, organisationId: number, id: number) =>
  db.run(sql`delete from sponsors where organisation_id = ${organisationId} and id = ${id}`);

export const orderSponsors = (db: Db, organisationId: number, ids: readonly number[]) =>
  db.run(
    sql`update sponsors s set position = place
        from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
        where s.organisation_id = ${organisationId} and s.id = wanted.id`,
  );

export const findRotation = (db: Db, organisationId: number, eventId: number) =>
  db.row<Rotation>(
    sql`select seed, seconds from sponsors_rotations
        where organisation_id = ${organisationId} and event_id = ${eventId}`,
  );

/** Every event has one from its first change on. */
export const ensureRotation = (db: Db, organisationId: number, eventId: number) =>
  db.run(
    sql`insert into sponsors_rotations (organisation_id, event_id)
        values (${organisationId}, ${eventId}) on conflict do nothing`,
  );

export const drawSeed = (db: Db, organisationId: number, eventId: number) =>
  db.run(
    sql`update sponsors_rotations set seed = default
        where organisation_id = ${organisationId} and event_id = ${eventId}`,
  );

export const updateSeconds = (db: Db, organisationId: number, eventId: number, seconds: number) =>
  db.run(
    sql`update sponsors_rotations set seconds = ${seconds}
        where organisation_id = ${organisationId} and event_id = ${eventId}`,
  );
