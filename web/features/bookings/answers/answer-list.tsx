import { Button } from '@mantine/core';
import type { MyEvent, Offer } from '@plenum/contract';
import { IconChartBar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { StateMessage } from '../../../ui/state-message.tsx';
import { QuestionAnswers } from './question-answers.tsx';

interface AnswerListProps {
  event: MyEvent;
  offer: Offer;
}

/** What was answered to each question, in the order they are asked. */
export function AnswerList({ event, offer }: AnswerListProps) {
  const t = useTranslations('booking-desk.answers');
  if (offer.questions.length === 0) {
    return (
      <StateMessage
        icon={IconChartBar}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <Button renderRoot={(props) => <Link to="/bookings/questions" {...props} />}>
            {t('ask')}
          </Button>
        }
      />
    );
  }
  return offer.questions.map((question) => (
    <QuestionAnswers key={question.id} event={event} offer={offer} question={question} />
  ));
}
