import { Button } from '@mantine/core';
import type { Question } from '@plenum/contract';
import { IconArrowBigUp, IconArrowBigUpFilled, IconPinFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { PersonPicture } from '../../ui/person/person-picture.tsx';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import { AnswerForm } from './answer-form.tsx';
import { QuestionMenu } from './question-menu.tsx';
import classes from './questions.module.css';
import type { QuestionDeeds } from './use-question-deeds.ts';

interface QuestionLineProps {
  question: Question;
  isMine: boolean;
  isWanted: boolean;
  mayModerate: boolean;
  deeds: QuestionDeeds;
}

export function QuestionLine(props: QuestionLineProps) {
  const { question, isMine, mayModerate, deeds } = props;
  const t = useTranslations('questions');
  const [isAnswering, setAnswering] = useState(false);
  const { state, text, answer, isPinned } = question;
  return (
    <li className={classes.question} data-state={state} data-pinned={isPinned || undefined}>
      <Votes {...props} />
      <div className={classes.words}>
        {isPinned && (
          <span className={classes.mark}>
            <IconPinFilled size={14} aria-hidden /> {t('pinned')}
          </span>
        )}
        {state !== 'open' && (
          <span className={classes.mark} data-state={state}>
            {t(`states.${state}`)}
          </span>
        )}
        <bdi className={classes.text}>{text}</bdi>
        <Asked question={question} isMine={isMine} />
        {state === 'answered' && answer !== '' && (
          <blockquote className={classes.answer}>
            <bdi>{answer}</bdi>
          </blockquote>
        )}
        {mayModerate && state === 'waiting' && (
          <div className={classes.deeds}>
            <Button size="compact-sm" onClick={() => deeds.change(question, { state: 'open' })}>
              {t('deeds.show')}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => deeds.change(question, { state: 'hidden' })}
            >
              {t('deeds.hide')}
            </Button>
          </div>
        )}
        {isAnswering && (
          <AnswerForm
            question={question}
            onSave={(written) => deeds.change(question, { answer: written, state: 'answered' })}
            onClose={() => setAnswering(false)}
          />
        )}
      </div>
      <QuestionMenu
        question={question}
        isMine={isMine}
        mayModerate={mayModerate}
        deeds={deeds}
        onAnswer={() => setAnswering(true)}
      />
    </li>
  );
}

function Asked({ question, isMine }: Pick<QuestionLineProps, 'question' | 'isMine'>) {
  const t = useTranslations('questions');
  const { author, askedAt } = question;
  return (
    <span className={classes.asked}>
      {author && <PersonPicture name={author.fullName} picture={author.avatar} size={20} />}
      <bdi>{author?.fullName ?? t('anonymous')}</bdi>
      {isMine && <span>{t('mine')}</span>}
      <RelativeTime at={askedAt} />
    </span>
  );
}

/** One’s own has none from oneself. */
function Votes({ question, isMine, isWanted, deeds }: QuestionLineProps) {
  const t = useTranslations('questions');
  const format = useFormatter();
  const { votes, state, text } = question;
  const Arrow = isWanted ? IconArrowBigUpFilled : IconArrowBigUp;
  return (
    <button
      type="button"
      className={classes.votes}
      aria-pressed={isWanted}
      aria-label={t('vote', { text, count: votes })}
      disabled={isMine || state === 'hidden' || state === 'waiting'}
      onClick={() => deeds.vote(question, !isWanted)}
    >
      <Arrow size={18} aria-hidden />
      {format.number(votes)}
    </button>
  );
}
