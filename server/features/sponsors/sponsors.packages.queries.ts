import type { PackageInput } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { PackageRow } from './sponsors.rows.ts';

const columns = sql`p.id, p.name, p.weight, p.placements, p.promised, p.version`;

export const findPackages = (db: Db, organisationId: number, eventId: number) =>
  db.rows<PackageRow>(
    sql`select ${columns} from sponsors_packages p
        where p.organisation_id = ${organisationId} and p.event_id = ${eventId}
        order by p.position, p.id`,
  );

export const findPackage = (db: Db, organisationId: number, eventId: number, id: number) =>
  db.row<PackageRow>(
    sql`select ${columns} from sponsors_packages p
        where p.organisation_id = ${organisationId} and p.event_id = ${eventId} and p.id = ${id}`,
  );

export const insertPackage = (
  db: Db,
  organisationId: number,
  eventId: number,
  { name, weight, placements, promised }: PackageInput,
) =>
  db.row<{ id: number }>(
    sql`insert into sponsors_packages
          (organisation_id, event_id, name, weight, placements, promised, position)
        values (${organisationId}, ${eventId}, ${JSON.stringify(name)}, ${weight}, ${placements},
          ${JSON.stringify(promised)},
          (select coalesce(max(position), 0) + 1 from sponsors_packages
           where organisation_id = ${organisationId} and event_id = ${eventId}))
        returning id`,
  );

export const updatePackage = (
  db: Db,
  organisationId: number,
  id: number,
  { name, weight, placements, promised }: PackageInput,
) =>
  db.run(
    sql`update sponsors_packages set name = ${JSON.stringify(name)}, weight = ${weight},
          placements = ${placements}, promised = ${JSON.stringify(promised)},
          version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const isPackageUsed = async (db: Db, organisationId: number, id: number) =>
  (await db.row(
    sql`select from sponsors where organisation_id = ${organisationId} and package_id = ${id} limit 1`,
  )) !== null;

export const deletePackage = (db: Db, organisationId: number, id: number) =>
  db.run(
    sql`delete from sponsors_packages where organisation_id = ${organisationId} and id = ${id}`,
  );

export const orderPackages = (db: Db, organisationId: number, ids: readonly number[]) =>
  db.run(
    sql`update sponsors_packages p set position = place
        from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
        where p.organisation_id = ${organisationId} and p.id = wanted.id`,
  );
