import type { Preferences } from '@plenum/contract';
import { isTimeZone } from '../../platform/clock/time-zone.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { findPreferences, upsertPreferences } from './accounts.settings.queries.ts';

const usual: Preferences = { language: null, timeZone: null, look: {} };

export const readPreferences = async (work: Work, { id }: Person): Promise<Preferences> =>
  (await findPreferences(work.db, id)) ?? usual;

export async function changePreferences(
  work: Work,
  person: Person,
  preferences: Preferences,
): Promise<Preferences> {
  const { timeZone } = preferences;
  if (timeZone !== null && !isTimeZone(timeZone)) {
    throw problem('invalid', { errors: [{ path: '/timeZone', message: 'is no time zone' }] });
  }
  await upsertPreferences(work.db, person.id, preferences);
  return readPreferences(work, person);
}
