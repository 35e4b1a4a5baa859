import type { Ticket } from '@plenum/contract';
import { call } from '../../platform/api-client.ts';
import { liveRows } from '../../platform/live/live-rows.ts';

export const tickets = liveRows<Ticket>({
  key: ['tickets'],
  read: (_, signal) => call('GET /api/tickets', { signal }),
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  belongs: ({ isRemoved }) => !isRemoved,
  compare: () => (one, other) => other.id - one.id,
  told: (rows) => ({ 'tickets.ticket_changed': ({ ticket, key }) => rows.told([ticket], [], key) }),
});
