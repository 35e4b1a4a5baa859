import type { Waiting } from '@plenum/contract';
import type { QueryClient } from '@tanstack/react-query';
import { CallProblem } from '../../../platform/call-problem.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { teach } from '../../../platform/live/teach.ts';
import { readWaiting } from './waiting.api.ts';

const ownWaiting = liveAnswer<Waiting, string>({
  key: ['bookings', 'waiting', 'own'],
  read: readWaiting,
  told: () => ({}),
});

const isAnswer = (problem: unknown): boolean =>
  problem instanceof CallProblem && problem.status > 0;

/** The line moves by itself, and nobody there has a socket. */
export const waitingOptions = (token: string) => ({
  ...ownWaiting.options(token),
  refetchInterval: 15_000,
  retry: (count: number, problem: unknown) => !isAnswer(problem) && count < 3,
});

export const learnWaiting = (client: QueryClient, token: string, after: Waiting): void =>
  teach(
    client,
    ownWaiting.changedAt(token, () => after),
  );
