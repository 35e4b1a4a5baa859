import { Button } from '@mantine/core';
import type { PollVote } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../platform/i18n/words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PollAnswers, type PollAnswersProps } from './poll-answers.tsx';
import { PollMenu } from './poll-menu.tsx';
import classes from './polls.module.css';
import type { PollDeeds } from './use-poll-deeds.ts';

interface PollCardProps extends Omit<PollAnswersProps, 'onVote' | 'vote'> {
  vote: PollVote | undefined;
  mayManage: boolean;
  deeds: PollDeeds;
  onEdit: () => void;
}

export function PollCard({ event, poll, results, vote, mayManage, deeds, onEdit }: PollCardProps) {
  const t = useTranslations('polls');
  const question = useWords(event.languages)(poll.question);
  const [isAsked, setAsked] = useState(false);
  const { state } = poll;
  return (
    <li className={classes.poll} data-state={state} aria-label={question}>
      <div className={classes.head}>
        <span className={classes.state} data-state={state}>
          {t(`states.${state}`)}
        </span>
        {mayManage && (
          <PollMenu
            poll={poll}
            question={question}
            onEdit={onEdit}
            onTurn={(to) => deeds.turn(poll, to)}
            onRemove={() => setAsked(true)}
          />
        )}
      </div>
      <h2 className={classes.question}>{question}</h2>
      <PollAnswers event={event} poll={poll} results={results} vote={vote} onVote={deeds.vote} />
      <div className={classes.foot}>
        {state !== 'draft' && <span>{t('people', { count: results?.people ?? 0 })}</span>}
        {state === 'open' && poll.showsResults === 'closed' && <span>{t('resultsLater')}</span>}
        {mayManage && state !== 'closed' && (
          <Button
            size="compact-md"
            variant={state === 'draft' ? 'filled' : 'light'}
            onClick={() => deeds.turn(poll, state === 'draft' ? 'open' : 'closed')}
          >
            {t(state === 'draft' ? 'deeds.open' : 'deeds.close')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={isAsked}
        title={t('removeTitle')}
        text={t('removeText', { question })}
        stay={t('cancel')}
        go={t('deeds.remove')}
        onStay={() => setAsked(false)}
        onGo={() => {
          setAsked(false);
          deeds.remove(poll);
        }}
      />
    </li>
  );
}
