import type { ExhibitorLine, ExhibitorSetup, Tier } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { newKey } from '../../../platform/new-key.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { useExhibitorProblemText } from '../use-exhibitor-problem-text.ts';
import { changeExhibitor, moveExhibitor, remind, removeExhibitor } from './setup.api.ts';
import { moved } from './setup.order.ts';
import { setups } from './setup.live.ts';

type Lines = readonly ExhibitorLine[];

export type ExhibitorChanges = ReturnType<typeof useExhibitorChanges>;

/** What organisers do to exhibitors: shown at once, taken back when it is refused. */
export function useExhibitorChanges(eventId: number) {
  const t = useTranslations('exhibitors');
  const client = useQueryClient();
  const problemText = useExhibitorProblemText();
  const { apply } = useChanges(problemText);
  const told = (setup: ExhibitorSetup) => setups.changedAt(eventId, () => setup);
  const learn = (setup: ExhibitorSetup) => teach(client, told(setup));

  const change = (send: () => Promise<ExhibitorSetup>, expect: (lines: Lines) => Lines) => {
    const shown = setups.changedAt(eventId, (setup) => ({
      ...setup,
      exhibitors: [...expect(setup.exhibitors)],
    }));
    const change = {
      key: newKey(),
      shows: [shown],
      send,
      learns: (now: ExhibitorSetup) => [told(now)],
    };
    void apply(change, { failed: (reason) => reason });
  };

  return {
    learn,
    show: (exhibitorId: number, isShown: boolean) =>
      change(
        () => changeExhibitor({ eventId, exhibitorId }, { isShown }),
        (lines) => lines.map((line) => (line.id === exhibitorId ? { ...line, isShown } : line)),
      ),
    write: async (exhibitorId: number, contactEmail: string) =>
      learn(await changeExhibitor({ eventId, exhibitorId }, { contactEmail })),
    move: (exhibitorId: number, tier: Tier, beforeId: number | null) =>
      change(
        () => moveExhibitor({ eventId, exhibitorId }, { tier, beforeId }),
        (lines) => moved(lines, exhibitorId, tier, beforeId),
      ),
    remove: (exhibitorId: number) =>
      change(
        () => removeExhibitor({ eventId, exhibitorId }),
        (lines) => lines.filter(({ id }) => id !== exhibitorId),
      ),
    remind: async (ids: number[]) => {
      try {
        const { sent, skipped } = await remind(eventId, ids);
        showToast({ text: t('reminders.sent', { sent, skipped }) });
      } catch (problem) {
        showToast({ text: problemText(problem), isFailure: true });
      }
    },
  };
}
