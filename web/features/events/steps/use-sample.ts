import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { chooseEvent, myEventsOptions } from '../../../platform/current-event.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { makeSample, removeEvent } from '../events.api.ts';

/** An event to look around in, and back to where one was before. */
export function useSample() {
  const t = useTranslations('first-steps.sample');
  const client = useQueryClient();
  const problemText = useProblemText();
  const onSettled = () => client.invalidateQueries({ queryKey: myEventsOptions().queryKey });
  const onError = (problem: unknown) =>
    void showToast({ text: problemText(problem), isFailure: true });
  const making = useMutation({
    mutationFn: makeSample,
    onSuccess: ({ id }) => chooseEvent(id),
    onError,
    onSettled,
  });
  const removing = useMutation({
    mutationFn: removeEvent,
    onSuccess: () => void showToast({ text: t('removed') }),
    onError,
    onSettled,
  });
  return { making, removing };
}
