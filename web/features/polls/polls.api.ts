import type { PollInput, PollUpdate, PollVoteInput } from '@plenum/contract';
import { call } from '../../platform/api-client.ts';

/** A stage, and what is live there; null: before that. */
export interface Place {
  eventId: number;
  stageId: number;
  runId: number | null;
}

export const readPolls = ({ runId, ...params }: Place, signal?: AbortSignal) =>
  call('GET /api/events/:eventId/stages/:stageId/polls', {
    params,
    query: runId === null ? {} : { runId },
    ...(signal && { signal }),
  });

export const addPoll = ({ eventId, stageId }: Place, body: PollInput) =>
  call('POST /api/events/:eventId/stages/:stageId/polls', { params: { eventId, stageId }, body });

export const changePoll = (pollId: number, body: PollUpdate) =>
  call('PUT /api/polls/:pollId', { params: { pollId }, body });

export const turnPoll = (pollId: number, state: 'open' | 'closed', idempotencyKey: string) =>
  call('POST /api/polls/:pollId/state', { params: { pollId }, body: { state }, idempotencyKey });

export const removePoll = (pollId: number, idempotencyKey: string) =>
  call('DELETE /api/polls/:pollId', { params: { pollId }, idempotencyKey });

export const voteIn = (pollId: number, body: PollVoteInput) =>
  call('PUT /api/polls/:pollId/vote', { params: { pollId }, body });
