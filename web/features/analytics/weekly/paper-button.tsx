import type { AnalyticsPeriod } from '@plenum/contract';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { savePaper } from '../analytics.api.ts';

/** What is on the screen, in the language and by the clock it is read in. */
export function PaperButton({ period }: { period: AnalyticsPeriod }) {
  const t = useTranslations('analytics.weekly');
  const language = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  return (
    <DownloadButton label={t('save')} save={() => savePaper({ period, language, timeZone })} />
  );
}
