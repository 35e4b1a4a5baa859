import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { endFeed, feedOptions, makeFeed } from './mine.feed.ts';

/** The address lives only as long as the page: nobody can read it again. */
export function useFeed(eventId: number) {
  const t = useTranslations('my-agenda.feed');
  const client = useQueryClient();
  const problemText = useProblemText();
  const [url, setUrl] = useState<string | null>(null);
  const onError = (problem: unknown) =>
    showToast({ text: t('failed', { reason: problemText(problem) }), isFailure: true });
  const readAgain = () => client.invalidateQueries(feedOptions(eventId));
  const making = useMutation({
    mutationFn: () => makeFeed(eventId),
    onSuccess: async (made) => {
      setUrl(made.url);
      await readAgain();
    },
    onError,
  });
  const ending = useMutation({
    mutationFn: () => endFeed(eventId),
    onSuccess: async () => {
      setUrl(null);
      await readAgain();
    },
    onError,
  });
  return {
    url,
    isMaking: making.isPending,
    make: () => making.mutate(),
    end: () => ending.mutate(),
  };
}
