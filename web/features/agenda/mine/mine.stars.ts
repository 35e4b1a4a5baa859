import type { Stars } from '@plenum/contract';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api-client.ts';
import { newKey } from '../../../platform/new-key.ts';
import { useSession } from '../../../platform/session/session.ts';
import { onMessage, onReconnect } from '../../../platform/messages.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';

const starsKey = ['agenda', 'stars'] as const;
const changeKey = ['agenda', 'star'] as const;

export const starsOptions = (eventId: number) =>
  queryOptions({
    queryKey: [...starsKey, eventId],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/stars', { params: { eventId }, signal }),
    staleTime: 5 * 60_000,
  });

interface Change {
  eventId: number;
  sessionId: number;
  isStarred: boolean;
  idempotencyKey: string;
}

function sendChange({ eventId, sessionId, isStarred, idempotencyKey }: Change): Promise<Stars> {
  const input = { params: { eventId, sessionId }, idempotencyKey };
  return isStarred
    ? call('PUT /api/events/:eventId/stars/:sessionId', input)
    : call('DELETE /api/events/:eventId/stars/:sessionId', input);
}

const withChange = (known: readonly number[], { sessionId, isStarred }: Change): Stars => {
  const others = known.filter((id) => id !== sessionId);
  return { sessionIds: isStarred ? [...others, sessionId] : others };
};

/** Shown at once; when it fails it is taken back, and said. */
function changeStar(client: QueryClient, change: Change, sayFailure: (problem: unknown) => void) {
  const { queryKey } = starsOptions(change.eventId);
  // An older answer that is still on its way must not undo what is shown now.
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (known) => withChange(known?.sessionIds ?? [], change));
  // Built here and not by a hook: a program of 500 sessions would watch 500 mutations.
  const mutation = client.getMutationCache().build(client, {
    mutationKey: changeKey,
    // One after the other: what a person did last is what the server keeps.
    scope: { id: 'agenda.stars' },
    mutationFn: sendChange,
    onError: sayFailure,
    onSettled: () => {
      if (client.isMutating({ mutationKey: changeKey }) > 1) return;
      void client.invalidateQueries({ queryKey });
    },
  });
  mutation.execute(change).catch(() => undefined);
}

function openListening(client: QueryClient): () => void {
  const forgets = [
    onMessage('agenda.stars_changed', ({ eventId, sessionIds }) => {
      // It may tell of a star before the one on its way, which reads again when it has arrived.
      if (client.isMutating({ mutationKey: changeKey }) > 0) return;
      client.setQueryData(starsOptions(eventId).queryKey, { sessionIds });
    }),
    onReconnect(() => void client.invalidateQueries({ queryKey: starsKey })),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}

const listening = new WeakMap<QueryClient, { users: number; stop: () => void }>();

/** Keeps my stars as my other windows leave them, with one ear however many buttons there are. */
export function listenToStars(client: QueryClient): () => void {
  const ear = listening.get(client) ?? { users: 0, stop: openListening(client) };
  ear.users += 1;
  listening.set(client, ear);
  return () => {
    ear.users -= 1;
    if (ear.users > 0) return;
    listening.delete(client);
    ear.stop();
  };
}

function useStarChange(eventId: number) {
  const t = useTranslations('my-agenda.star');
  const client = useQueryClient();
  const problemText = useProblemText();
  return (sessionId: number, isStarred: boolean) =>
    changeStar(client, { eventId, sessionId, isStarred, idempotencyKey: newKey() }, (problem) =>
      showToast({ text: t('failed', { reason: problemText(problem) }), isFailure: true }),
    );
}

function useKnownStars<T>(
  eventId: number,
  select: (stars: Stars) => T,
  isWanted = true,
): T | undefined {
  const client = useQueryClient();
  const isSignedIn = useSession() !== null;
  useEffect(() => listenToStars(client), [client]);
  return useQuery({ ...starsOptions(eventId), select, enabled: isSignedIn && isWanted }).data;
}

const idsOf = ({ sessionIds }: Stars) => sessionIds;

export interface MyStars {
  /** Empty until they are known. */
  ids: ReadonlySet<number>;
  toggle: (sessionId: number) => void;
}

/** All my stars of an event, where they are wanted; the screen loads the texts `my-agenda`. */
export function useStars(eventId: number, isWanted = true): MyStars {
  const known = useKnownStars(eventId, idsOf, isWanted);
  const change = useStarChange(eventId);
  const ids = useMemo(() => new Set(known), [known]);
  return { ids, toggle: (sessionId) => change(sessionId, !ids.has(sessionId)) };
}

/** One star alone: changes of the others draw nothing anew. Undefined until it is known. */
export function useStar(eventId: number, sessionId: number) {
  const isStarred = useKnownStars(eventId, ({ sessionIds }) => sessionIds.includes(sessionId));
  const change = useStarChange(eventId);
  return { isStarred, toggle: () => change(sessionId, !isStarred) };
}
