import type { Announcement } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { offerUndo } from '../../../ui/toast/undo.ts';
import { announce, announcementsOptions, removeAnnouncement } from '../events.api.ts';

export function useAnnouncing(eventId: number) {
  const t = useTranslations('events.announcements');
  const client = useQueryClient();
  const problemText = useProblemText();
  const { queryKey } = announcementsOptions(eventId);
  const readAgain = () => client.invalidateQueries({ queryKey });

  const run = async (change: () => Promise<unknown>) => {
    try {
      await change();
      return true;
    } catch (problem) {
      showToast({ text: problemText(problem), isFailure: true });
      return false;
    } finally {
      void readAgain();
    }
  };

  /** It is gone from the list at once; an undo says the same again. */
  const takeBack = async ({ id, toldAt: _, ...said }: Announcement) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (all) => all?.filter((one) => one.id !== id));
    if (!(await run(() => removeAnnouncement(eventId, id)))) return;
    offerUndo(t('taken'), () => void run(() => announce(eventId, said)));
  };
  return { takeBack, readAgain };
}
