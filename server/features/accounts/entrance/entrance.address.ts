import type { Address } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { findAddress } from '../settings/settings.queries.ts';

export async function readAddress(work: Work, { id }: Person): Promise<Address> {
  const address = await findAddress(work.db, id);
  if (!address) throw problem('not_found');
  return address;
}
