import type { PersonCard } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { learn } from '../../../platform/loading/learn.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { answerConnection, connect, endConnection, personOptions } from '../profiles.api.ts';
import { showStanding } from '../profiles.live.ts';
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
    onError: (problem: unknown, { person }: { person: Who }) => {
      showToast({ text: problemText(problem), isFailure: true });
      // It may have been refused because it stands otherwise by now.
      void client.invalidateQueries(personOptions(eventId, person.id));
    },
  };
  const asking = useMutation({
    ...options,
    mutationFn: ({ person, note }: { person: Who; note: string }) =>
      connect(eventId, person.id, note),
    onSuccess: (page, { person }) => {
      learn(client, personOptions(eventId, person.id).queryKey, page);
      showStanding(client, eventId, person.id, page.standing);
      const words = page.standing === 'connected' ? 'connected' : 'asked';
      showToast({ text: t(words, { name: person.fullName }) });
    },
  });
  const answering = useMutation({
    ...options,
    mutationFn: ({ connectionId, isAccepted }: Known & { isAccepted: boolean }) =>
      answerConnection(connectionId, isAccepted),
    onSuccess: (_, { person, isAccepted }) => {
      showStanding(client, eventId, person.id, isAccepted ? 'connected' : 'none');
      if (isAccepted) showToast({ text: t('connected', { name: person.fullName }) });
    },
  });
  const ending = useMutation({
    ...options,
    mutationFn: ({ connectionId }: Known & { wasConnected: boolean }) =>
      endConnection(connectionId),
    onSuccess: (_, { person, wasConnected }) => {
      showStanding(client, eventId, person.id, 'none');
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
