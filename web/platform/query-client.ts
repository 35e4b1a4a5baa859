import { notifyManager, QueryClient } from '@tanstack/react-query';
import { CallProblem } from './call-problem.ts';
import { forgetKept } from './kept-on-device.ts';
import { session, type Session } from './session/session.ts';
import { organisationOf } from './session/token-claims.ts';

// What a person does shows in the same frame: a box that is ticked never flips back first.
notifyManager.setScheduler(queueMicrotask);

/** Who was refused for the crowd has been asking for a while: asking more makes it worse. */
const mayPass = (problem: unknown) =>
  problem instanceof CallProblem && problem.isPassing && !problem.isCrowded;

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

/** Whose the screens are. */
export const ownerOf = ({ person, accessToken }: Session): string =>
  `${person.id} ${organisationOf(accessToken)}`;

let kept: { owner: string; client: QueryClient } | undefined;

session.subscribe(() => {
  if (session.last()) return;
  kept = undefined;
  forgetKept();
});

/** One for each signed-in person in an organisation; it goes when they do. */
export function queryClientOf(now: Session): QueryClient {
  const owner = ownerOf(now);
  if (kept?.owner !== owner) kept = { owner, client: createQueryClient() };
  return kept.client;
}
