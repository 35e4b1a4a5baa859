import type { KeptAddress, AddressInput } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export const findAddresses = (db: Db, organisationId: number, personId: number, limit: number) =>
  db.rows<{ id: number; said: Omit<KeptAddress, 'id'> }>(
    sql`select id, said from shop_addresses
        where organisation_id = ${organisationId} and person_id = ${personId}
        order by used_at desc, id desc limit ${limit}`,
  );

/** The same words are the same address, used once more. */
export const upsertAddress = (
  db: Db,
  organisationId: number,
  personId: number,
  { said, at }: { said: AddressInput; at: Date },
) =>
  db.run(
    sql`insert into shop_addresses (organisation_id, person_id, said, used_at)
        values (${organisationId}, ${personId}, ${JSON.stringify(said)}, ${at})
        on conflict (organisation_id, person_id, mark) do update set used_at = excluded.used_at`,
  );

/** Those used longest ago, beyond so many. */
export const deleteAddressesBeyond = (
  db: Db,
  organisationId: number,
  personId: number,
  most: number,
) =>
  db.run(
    sql`delete from shop_addresses a using (
          select id from shop_addresses
          where organisation_id = ${organisationId} and person_id = ${personId}
          order by used_at desc, id desc offset ${most}) old
        where a.organisation_id = ${organisationId} and a.id = old.id`,
  );

export const deleteAddress = (db: Db, organisationId: number, personId: number, id: number) =>
  db.run(
    sql`delete from shop_addresses
        where organisation_id = ${organisationId} and person_id = ${personId} and id = ${id}`,
  );
