import type { BookingQuestion, MyEvent, Offer } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import classes from '../tickets.module.css';

interface QuestionLineProps {
  event: MyEvent;
  offer: Offer;
  question: BookingQuestion;
}

export function QuestionLine({ event, offer, question }: QuestionLineProps) {
  const t = useTranslations('tickets.questions');
  const kinds = useTranslations('tickets.questionKinds');
  const filled = useTranslations('tickets.fills');
  const words = useWords(event.languages);
  const format = useFormatter();
  const { kind, label, isRequired, per, ticketIds, shownIf, answers, fills } = question;
  const meant = offer.tickets.filter(({ id }) => ticketIds.includes(id));
  const other = offer.questions.find(({ id }) => id === shownIf?.questionId);
  return (
    <>
      <bdi className={classes.name}>{words(label)}</bdi>
      <div className={classes.facts}>
        <span>{kinds(kind)}</span>
        <span>{t(per)}</span>
        <span>{t(isRequired ? 'required' : 'optional')}</span>
        {meant.length > 0 && (
          <bdi>{t('for', { names: format.list(meant.map(({ name }) => words(name))) })}</bdi>
        )}
        {other && <bdi>{t('dependsOn', { question: words(other.label) })}</bdi>}
        {fills && <span>{t('fills', { field: filled(fills) })}</span>}
        <span>{t('answers', { answers })}</span>
      </div>
    </>
  );
}
