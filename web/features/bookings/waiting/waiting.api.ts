import type {
  Waiting,
  WaitingEntry,
  WaitingPage,
  WaitingQuery,
  WaitingRules,
  WaitInput,
  WantedTicket,
} from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';

export const joinWaiting = (slug: string, body: WaitInput): Promise<unknown> =>
  call('POST /api/e/:slug/waiting', { params: { slug }, body });

export const readWaiting = (token: string, signal: AbortSignal): Promise<Waiting> =>
  call('GET /api/waiting/:token', { params: { token }, signal });
export const confirmWaiting = (token: string): Promise<Waiting> =>
  call('POST /api/waiting/:token/confirm', { params: { token } });
export const changeWaiting = (token: string, items: WantedTicket[]): Promise<Waiting> =>
  call('PUT /api/waiting/:token', { params: { token }, body: { items } });
export const leaveWaiting = (token: string): Promise<Waiting> =>
  call('POST /api/waiting/:token/leave', { params: { token } });

export interface WaitingOf extends WaitingQuery {
  eventId: number;
}

export const readWaitingList = (
  { eventId, ...query }: WaitingOf,
  signal: AbortSignal,
): Promise<WaitingPage> =>
  call('GET /api/events/:eventId/waiting', { params: { eventId }, query, signal });

export const setWaitingRules = (eventId: number, body: WaitingRules): Promise<WaitingRules> =>
  call('PUT /api/events/:eventId/waiting', { params: { eventId }, body });

type Decision = (waitingId: number, why: string, idempotencyKey: string) => Promise<WaitingEntry>;

export const offerNow: Decision = (waitingId, why, idempotencyKey) =>
  call('POST /api/waiting-entries/:waitingId/offer', {
    params: { waitingId },
    body: { why },
    idempotencyKey,
  });
export const removeWaiting: Decision = (waitingId, why, idempotencyKey) =>
  call('POST /api/waiting-entries/:waitingId/remove', {
    params: { waitingId },
    body: { why },
    idempotencyKey,
  });
