import type { DashboardLayout } from '@plenum/contract';
import { call } from '../../platform/api-client.ts';
import { readAgain } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import type { Change } from '../../platform/live/perform.ts';
import { newKey } from '../../platform/new-key.ts';

export const layout = liveAnswer<DashboardLayout>({
  key: ['dashboard'],
  read: (_, signal) => call('GET /api/dashboard', { signal }),
  told: () => ({ 'dashboard.arranged': () => readAgain() }),
  staleTime: 5 * 60_000,
});

export const arranging = (body: DashboardLayout): Change<DashboardLayout> => ({
  key: newKey(),
  shows: [layout.changed(() => body)],
  send: () => call('PUT /api/dashboard', { body }),
});
