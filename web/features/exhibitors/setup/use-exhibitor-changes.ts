import type { ExhibitorLine, ExhibitorSetup, Tier } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { moved } from './setup.lists.ts';
import {
  changeExhibitor,
  moveExhibitor,
  remind,
  removeExhibitor,
  setupOptions,
} from './setup.api.ts';
import { useExhibitorProblemText } from '../use-exhibitor-problem-text.ts';

type Expect = (setup: ExhibitorSetup) => ExhibitorSetup;

const withLine =
  (id: number, change: Partial<ExhibitorLine>): Expect =>
  (setup) => ({
    ...setup,
    exhibitors: setup.exhibitors.map((line) => (line.id === id ? { ...line, ...change } : line)),
  });

export type ExhibitorChanges = ReturnType<typeof useExhibitorChanges>;

/** What organisers do to exhibitors: shown at once, taken back when it is refused. */
export function useExhibitorChanges(eventId: number) {
  const t = useTranslations('exhibitors');
  const client = useQueryClient();
  const problemText = useExhibitorProblemText();
  const { queryKey } = setupOptions(eventId);
  const learn = (setup: ExhibitorSetup) => client.setQueryData(queryKey, setup);

  const attempt = async (deed: () => Promise<void>) => {
    try {
      await deed();
    } catch (problem) {
      void client.invalidateQueries({ queryKey });
      showToast({ text: problemText(problem), isFailure: true });
    }
  };
  const apply = (change: () => Promise<ExhibitorSetup>, expect: Expect = (setup) => setup) =>
    attempt(async () => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (setup) => setup && expect(setup));
      learn(await change());
    });

  return {
    learn,
    show: (exhibitorId: number, isShown: boolean) =>
      apply(
        () => changeExhibitor({ eventId, exhibitorId }, { isShown }),
        withLine(exhibitorId, { isShown }),
      ),
    write: async (exhibitorId: number, contactEmail: string) => {
      learn(await changeExhibitor({ eventId, exhibitorId }, { contactEmail }));
    },
    move: (exhibitorId: number, tier: Tier, beforeId: number | null) =>
      apply(
        () => moveExhibitor({ eventId, exhibitorId }, { tier, beforeId }),
        (setup) => ({ ...setup, exhibitors: moved(setup.exhibitors, exhibitorId, tier, beforeId) }),
      ),
    remove: (exhibitorId: number) => apply(() => removeExhibitor({ eventId, exhibitorId })),
    remind: (ids: number[]) =>
      attempt(async () => {
        const { sent, skipped } = await remind(eventId, ids);
        showToast({ text: t('reminders.sent', { sent, skipped }) });
      }),
  };
}
