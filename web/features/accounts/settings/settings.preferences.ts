import type { Preferences } from '@plenum/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';
import { language, pickLocale } from '../../../platform/i18n/language.ts';
import { teach } from '../../../platform/live/teach.ts';
import { preferences } from '../../../platform/preferences.ts';

export type PlaceChoice = Pick<Preferences, 'language' | 'timeZone'>;

/** What is kept beside them may have been changed elsewhere: it is read anew first. */
export async function savePlace(client: QueryClient, choice: PlaceChoice): Promise<Preferences> {
  const before = await call('GET /api/accounts/preferences');
  const body = { ...before, language: choice.language, timeZone: choice.timeZone };
  const kept = await call('PUT /api/accounts/preferences', { body });
  teach(
    client,
    preferences.changed(() => kept),
  );
  language.set(kept.language ?? pickLocale(null, navigator.languages));
  return kept;
}
