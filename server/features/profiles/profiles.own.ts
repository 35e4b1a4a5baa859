import type { MyProfile, ProfileUpdate } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { updateCompany, updateCountry } from '../accounts/index.ts';
import { tellMineChanged } from './profiles.live.ts';
import { findProfile, lockProfile, updateProfile } from './profiles.queries.ts';
import { myProfileView } from './profiles.view.ts';

export const readMine = ({ db }: Work, person: Person): Promise<MyProfile> => mineOf(db, person);

async function mineOf(db: Db, { organisationId, id }: Person): Promise<MyProfile> {
  const row = await findProfile(db, organisationId, id);
  if (!row) throw problem('not_found');
  return myProfileView(row);
}

/** What others find one by changes in the same transaction: see the triggers of the schema. */
export const changeMine = (
  work: Work,
  person: Person,
  { version, company, country, ...to }: ProfileUpdate,
): Promise<MyProfile> =>
  work.transaction(async (tx) => {
    const { organisationId, id } = person;
    const locked = await lockProfile(tx, organisationId, id);
    if (locked?.version !== version) throw problem('profiles.changed_meanwhile');
    if (company !== undefined) await updateCompany(tx, organisationId, id, company);
    if (country !== undefined) await updateCountry(tx, id, country);
    await updateProfile(tx, organisationId, id, to);
    const mine = await mineOf(tx, person);
    tellMineChanged(tx, person, mine.version);
    return mine;
  });
