import type { Offer } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { DownloadMenu } from '../../../ui/download-menu.tsx';
import { exportAnswerBook, exportAnswers } from './answers.api.ts';

interface AnswerDeedsProps {
  eventId: number;
  offer: Offer;
}

export function AnswerDeeds({ eventId, offer: { questions } }: AnswerDeedsProps) {
  const t = useTranslations('booking-desk.answers');
  if (questions.length === 0) return null;
  return (
    <DownloadMenu
      label={t('export.button')}
      files={[
        { label: t('export.csv'), save: () => exportAnswers(eventId) },
        { label: t('export.xlsx'), save: () => exportAnswerBook(eventId) },
      ]}
    />
  );
}
