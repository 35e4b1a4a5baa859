import { call, type CallReply } from '../../../platform/api-client.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { unsure } from '../../../platform/live/live.ts';

/** How far the copy of one's data is, as the server tells. */
export const latestExport = liveAnswer<CallReply<'GET /api/accounts/exports/latest'>>({
  key: ['accounts', 'export'],
  read: (_, signal) => call('GET /api/accounts/exports/latest', { signal }),
  told: () => ({ 'accounts.export_changed': (body) => unsure({ step: () => body }) }),
  staleTime: 0,
});

export const startExport = () => call('POST /api/accounts/exports');
