import type { BookingLetter } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { cancelLetter, removeLetter, sendAgain, sendLetter } from './letters.api.ts';
import { letter as letterAnswer } from './letters.live.ts';
import { useLetterProblemText } from './use-letter-problem-text.ts';

/** What is done with a letter as a whole. */
export function useLetterDeeds({ id, version }: BookingLetter) {
  const t = useTranslations('booking-letters.send');
  const problemText = useLetterProblemText();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (deed: () => Promise<unknown>) => deed(),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: letterAnswer.options(id).queryKey }),
  });
  const say = (text: string) => ({ onSuccess: () => void showToast({ text }) });
  return {
    isBusy: isPending,
    send: (sendAt: string | null) =>
      mutate(
        () => sendLetter(id, { version, sendAt }),
        say(t(sendAt === null ? 'sent' : 'scheduled')),
      ),
    cancel: () => mutate(() => cancelLetter(id), say(t('cancelled'))),
    stop: () => mutate(() => cancelLetter(id)),
    again: () => mutate(() => sendAgain(id), say(t('sent'))),
    remove: (onGone: () => void) =>
      mutate(() => removeLetter(id), {
        onSuccess: () => {
          showToast({ text: t('removed') });
          onGone();
        },
      }),
  };
}
