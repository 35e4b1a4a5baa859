import type { Offer } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { exportAnswerBook, exportAnswers } from './answers.api.ts';

interface AnswerDeedsProps {
  eventId: number;
  offer: Offer;
}

export function AnswerDeeds({ eventId, offer: { questions } }: AnswerDeedsProps) {
  const t = useTranslations('booking-desk.answers');
  if (questions.length === 0) return null;
  return (
    <>
      <DownloadButton label={t('export')} save={() => exportAnswers(eventId)} />
      <DownloadButton label={t('workbook')} save={() => exportAnswerBook(eventId)} />
    </>
  );
}
