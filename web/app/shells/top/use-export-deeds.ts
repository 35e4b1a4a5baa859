import { IconDownload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Deed } from '../../../features/search/search.deeds.ts';
import { useCurrentEvent } from '../../../platform/current-event.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';

const exportsOf = {
  exportProgram: async (eventId: number) => {
    const { takeOut } = await import('../../../features/agenda/exchange/exchange.ts');
    return takeOut(eventId, 'csv');
  },
  exportPeople: async (event: number) => {
    const { exportPeople } = await import('../../../features/people/people.api.ts');
    return exportPeople({ event, role: 'client', sort: 'name' });
  },
} as const;

const names = Object.keys(exportsOf) as (keyof typeof exportsOf)[];

/** The tables of the current event, saved from wherever one is. */
export function useExportDeeds(): Deed[] {
  const t = useTranslations('deeds');
  const problemText = useProblemText();
  const eventId = useCurrentEvent().event?.id;
  return useMemo(() => {
    if (eventId === undefined) return [];
    const save = (name: keyof typeof exportsOf) => () =>
      void exportsOf[name](eventId).catch((problem: unknown) =>
        showToast({ text: problemText(problem), isFailure: true }),
      );
    return names.map((name) => ({
      name,
      label: t(`names.${name}`),
      words: t(`words.${name}`),
      icon: IconDownload,
      run: save(name),
    }));
  }, [t, problemText, eventId]);
}
