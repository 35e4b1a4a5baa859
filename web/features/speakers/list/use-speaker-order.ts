import type { Speaker } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { listKey, moveSpeaker } from '../speakers.api.ts';
import { inOrder, moved } from './list.lists.ts';
import { follow } from '../speakers.live.ts';
import { useSpeakersProblemText } from '../use-speaker-words.ts';

interface Move {
  speakerId: number;
  beforeId: number | null;
}

/** Shown at once; when it fails the list is read again, and it is said. */
export function useSpeakerOrder(
  eventId: number,
  all: readonly Speaker[],
  shown: readonly Speaker[],
) {
  const t = useTranslations('speakers');
  const client = useQueryClient();
  const problemText = useSpeakersProblemText();
  const mutationKey = ['speakers', 'move', eventId];
  const { mutate } = useMutation({
    mutationKey,
    // One after the other: what a person did last is what the server keeps.
    scope: { id: `speakers ${eventId}` },
    mutationFn: ({ speakerId, beforeId }: Move) => moveSpeaker({ eventId, speakerId }, beforeId),
    onSuccess: (ids) => {
      if (client.isMutating({ mutationKey }) > 1) return;
      follow(client, eventId, (known) => inOrder(known, ids));
    },
    onError: (problem) => {
      showToast({ text: t('notMoved', { reason: problemText(problem) }), isFailure: true });
      void client.invalidateQueries({ queryKey: listKey(eventId) });
    },
  });
  return (from: number, to: number) => {
    const speaker = shown[from];
    const change = moved(all, shown, from, to);
    if (!speaker || !change) return;
    follow(client, eventId, (known) => inOrder(known, change.ids));
    mutate({ speakerId: speaker.id, beforeId: change.beforeId });
  };
}
