import type { AccountSettings, GeneralSettings } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { findSettings, updateCompany, updateNames } from './settings.queries.ts';
import { settingsView } from './settings.view.ts';

export async function readSettings(db: Db, person: Person): Promise<AccountSettings> {
  const row = await findSettings(db, person.organisationId, person.id);
  if (!row) throw problem('not_found');
  return settingsView(row);
}

/** Everyone changes their own settings only; the whole page is the answer. */
export const changeSettings = (
  work: Work,
  person: Person,
  change: (tx: Tx) => Promise<unknown>,
): Promise<AccountSettings> =>
  work.transaction(async (tx) => {
    await change(tx);
    return readSettings(tx, person);
  });

export const changeGeneral = (work: Work, person: Person, general: GeneralSettings) =>
  changeSettings(work, person, async (tx) => {
    if (!(await updateNames(tx, person.id, general))) {
      const errors = [{ path: '/username', message: 'is in use' }];
      throw problem('accounts.name_taken', { errors });
    }
    await updateCompany(tx, person.organisationId, person.id, general.company);
  });
