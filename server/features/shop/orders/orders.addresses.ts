import type { KeptAddress, AddressInput } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import {
  deleteAddress,
  deleteAddressesBeyond,
  findAddresses,
  upsertAddress,
} from './orders.addresses.queries.ts';

type Whose = Pick<Person, 'organisationId' | 'id'>;

const most = 10;

export const addressesOf = async (db: Db, { organisationId, id }: Whose): Promise<KeptAddress[]> =>
  (await findAddresses(db, organisationId, id, most)).map((row) => ({ id: row.id, ...row.said }));

export async function keepAddress(
  tx: Db,
  { organisationId, id }: Whose,
  said: AddressInput,
  at: Date,
): Promise<void> {
  await upsertAddress(tx, organisationId, id, { said, at });
  await deleteAddressesBeyond(tx, organisationId, id, most);
}

export async function forgetAddress(
  { db }: Work,
  { organisationId, id }: Person,
  addressId: number,
): Promise<void> {
  const gone = await deleteAddress(db, organisationId, id, addressId);
  if (gone === 0) throw problem('not_found');
}
