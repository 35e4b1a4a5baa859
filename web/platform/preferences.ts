import type { Preferences } from '@plenum/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './api-client.ts';

export const preferencesOptions = () =>
  queryOptions({
    queryKey: ['accounts', 'preferences'],
    queryFn: ({ signal }) => call('GET /api/accounts/preferences', { signal }),
    staleTime: 5 * 60_000,
  });

/** Shown at once; should the server not take it, this device keeps it all the same. */
export async function keepPreferences(
  client: QueryClient,
  change: (before: Preferences) => Partial<Preferences>,
): Promise<void> {
  const { queryKey } = preferencesOptions();
  try {
    const before = await client.query({ ...preferencesOptions(), staleTime: 'static' });
    const next = { ...before, ...change(before) };
    client.setQueryData(queryKey, next);
    client.setQueryData(queryKey, await call('PUT /api/accounts/preferences', { body: next }));
  } catch {
    void client.invalidateQueries({ queryKey });
  }
}
