import type { Preferences } from '@plenum/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './api-client.ts';
import { liveAnswer } from './live/live-answer.ts';
import { perform } from './live/perform.ts';
import { newKey } from './new-key.ts';

export const preferences = liveAnswer<Preferences>({
  key: ['accounts', 'preferences'],
  read: (_, signal) => call('GET /api/accounts/preferences', { signal }),
  told: () => ({}),
  staleTime: 5 * 60_000,
});

export const preferencesOptions = () => preferences.options();

/** Shown at once; should the server not take it, this device keeps it all the same. */
export async function keepPreferences(
  client: QueryClient,
  change: (before: Preferences) => Partial<Preferences>,
): Promise<void> {
  const shown = () => client.query({ ...preferencesOptions(), staleTime: 'static' });
  try {
    await shown();
    await perform(client, {
      key: newKey(),
      shows: [preferences.changed((known) => ({ ...known, ...change(known) }))],
      send: async () => call('PUT /api/accounts/preferences', { body: await shown() }),
      learns: (kept) => [preferences.changed(() => kept)],
    });
  } catch {
    // What is kept is read again.
  }
}
