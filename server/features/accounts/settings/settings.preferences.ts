import type { Preferences } from '@plenum/contract';
import { refuseUnknownZone } from '../../../platform/clock/time-zone.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { findPreferences, upsertPreferences } from './settings.queries.ts';

const usual: Preferences = { language: null, timeZone: null, look: {} };

export const readPreferences = async (work: Work, { id }: Person): Promise<Preferences> =>
  (await findPreferences(work.db, id)) ?? usual;

export async function changePreferences(
  work: Work,
  person: Person,
  preferences: Preferences,
): Promise<Preferences> {
  const { timeZone } = preferences;
  if (timeZone !== null) refuseUnknownZone(timeZone);
  await upsertPreferences(work.db, person.id, preferences);
  return readPreferences(work, person);
}
