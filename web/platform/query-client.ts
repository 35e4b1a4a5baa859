import { notifyManager, QueryClient } from '@tanstack/react-query';
import { CallProblem } from './call-problem.ts';

// What a person does shows in the same frame: a box that is ticked never flips back first.
notifyManager.setScheduler(queueMicrotask);

const mayPass = (problem: unknown) => problem instanceof CallProblem && problem.isPassing;

/** One for each signed-in person; it goes when they do. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        retry: (failures, problem) => failures < 2 && mayPass(problem),
      },
      // A change made offline fails at once and can be tried again, instead of waiting unseen.
      mutations: { networkMode: 'always' },
    },
  });
