import { IconDownload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Deed } from '../../../features/search/search.deeds.ts';
import { useCurrentEvent } from '../../../platform/current-event.ts';
import { download } from '../../../platform/files/download.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';

const exportsOf = {
  exportProgram: (eventId: number) =>
    download('GET /api/events/:eventId/agenda/export.csv', { params: { eventId } }),
  exportPeople: (event: number) =>
    download('GET /api/people/export', { query: { event, role: 'client', sort: 'name' } }),
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
