import { Button, Textarea } from '@mantine/core';
import type { Measure } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../ui/notice.tsx';
import { PersonPicture } from '../../ui/person/person-picture.tsx';
import { showToast } from '../../ui/toast/toasts.tsx';
import { MeasureWords } from './measure-words.tsx';
import { answerAppeal, deskKey } from './moderation.api.ts';
import classes from './moderation.module.css';
import { useModerationProblemText } from './use-moderation-problem-text.ts';

/** Somebody says something to what was done about them, and waits. */
export function AppealCard({ eventId, measure }: { eventId: number; measure: Measure }) {
  const t = useTranslations('moderation');
  const { person, appeal, by } = measure;
  return (
    <section
      className={classes.card}
      data-kind="appeal"
      aria-label={t('appeal.of', { name: person.fullName })}
    >
      <header className={classes.who}>
        <PersonPicture name={person.fullName} picture={person.avatar} size={36} />
        <div>
          <h2>{t('appeal.of', { name: person.fullName })}</h2>
          <p className={classes.soft}>
            {t('appeal.decidedBy', { name: by?.fullName ?? t('gone') })}
          </p>
        </div>
      </header>
      <MeasureWords measure={measure} />
      <blockquote className={classes.quote} dir="auto">
        {appeal?.text}
      </blockquote>
      <AnswerForm eventId={eventId} measureId={measure.id} />
    </section>
  );
}

function AnswerForm({ eventId, measureId }: { eventId: number; measureId: number }) {
  const t = useTranslations('moderation.appeal');
  const client = useQueryClient();
  const problemText = useModerationProblemText();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const answering = useMutation({
    mutationFn: (isLifted: boolean) =>
      answerAppeal(eventId, measureId, { isLifted, text: text.trim() }),
    onSuccess: () => showToast({ text: t('answered') }),
    onSettled: () => client.invalidateQueries({ queryKey: deskKey(eventId) }),
  });
  const answer = (isLifted: boolean) => {
    setMissing(!text.trim());
    if (text.trim()) answering.mutate(isLifted);
  };
  return (
    <div className={classes.answer}>
      {answering.error && <Notice tone="danger">{problemText(answering.error)}</Notice>}
      <Textarea
        label={t('answer')}
        description={t('answerHint')}
        dir="auto"
        autosize
        minRows={2}
        maxLength={1000}
        value={text}
        error={isMissing && t('answerMissing')}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.deeds}>
        <Button variant="default" disabled={answering.isPending} onClick={() => answer(false)}>
          {t('keep')}
        </Button>
        <Button loading={answering.isPending} onClick={() => answer(true)}>
          {t('lift')}
        </Button>
      </div>
    </div>
  );
}
