import type { PersonCard } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { answerConnection, connect, endConnection, eventKey } from '../profiles.api.ts';
import { useProfilesProblemText } from '../use-profiles-problem-text.ts';

type Who = Pick<PersonCard, 'id' | 'fullName'>;
interface Known {
  person: Who;
  connectionId: number;
}

/** Everything two people can do about being connected. */
export function useConnecting(eventId: number) {
  const t = useTranslations('profiles.done');
  const client = useQueryClient();
  const problemText = useProfilesProblemText();
  const options = {
    onError: (problem: unknown) => showToast({ text: problemText(problem), isFailure: true }),
    // Also what was refused: it may stand otherwise by now.
    onSettled: () => client.invalidateQueries({ queryKey: eventKey(eventId) }),
  };
  const asking = useMutation({
    ...options,
    mutationFn: ({ person, note }: { person: Who; note: string }) =>
      connect(eventId, person.id, note),
    onSuccess: (page, { person }) => {
      const words = page.standing === 'connected' ? 'connected' : 'asked';
      showToast({ text: t(words, { name: person.fullName }) });
    },
  });
  const answering = useMutation({
    ...options,
    mutationFn: ({ connectionId, isAccepted }: Known & { isAccepted: boolean }) =>
      answerConnection(connectionId, isAccepted),
    onSuccess: (_, { person, isAccepted }) => {
      if (isAccepted) showToast({ text: t('connected', { name: person.fullName }) });
    },
  });
  const ending = useMutation({
    ...options,
    mutationFn: ({ connectionId }: Known & { wasConnected: boolean }) =>
      endConnection(connectionId),
    onSuccess: (_, { person, wasConnected }) => {
      const words = wasConnected ? 'ended' : 'takenBack';
      showToast({ text: t(words, { name: person.fullName }) });
    },
  });
  return {
    ask: asking.mutateAsync,
    answer: answering.mutate,
    end: ending.mutate,
    isBusy: asking.isPending || answering.isPending || ending.isPending,
  };
}
