import { Button, Textarea } from '@mantine/core';
import type { BoothAsk } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { teach } from '../../../platform/live/teach.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { submitOnModEnter } from '../../../ui/form/submit-on-mod-enter.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import classes from '../booths/asks-inbox.module.css';
import { answer } from '../booths/booths.api.ts';
import { boothAsks } from '../booths/booths.live.ts';

interface AnswerFormProps {
  exhibitorId: number;
  ask: BoothAsk;
}

const isAnswered = (problem: unknown) =>
  problem instanceof CallProblem && problem.code === 'exhibitors.answered';

/** A colleague may be quicker: what was typed stays, and their answer comes beside it. */
export function AnswerForm({ exhibitorId, ask }: AnswerFormProps) {
  const t = useTranslations('booth.asks');
  const client = useQueryClient();
  const problemText = useProblemText();
  const { values, errors, problem, busy, set, submit } = useContractForm({
    initial: { text: '' },
    send: async ({ text }) => {
      const asks = await answer(exhibitorId, ask.id, text.trim()).catch((problem: unknown) => {
        if (isAnswered(problem)) void client.invalidateQueries(boothAsks.options(exhibitorId));
        throw problem;
      });
      teach(
        client,
        boothAsks.changedAt(exhibitorId, () => asks),
      );
      set('text', '');
    },
  });
  const isTaken = ask.answer !== null;
  if (isTaken && values.text === '') return null;
  return (
    <form className={classes.form} ref={submitOnModEnter} onSubmit={submit} noValidate>
      <Textarea
        name="text"
        aria-label={t('label', { name: ask.fullName })}
        placeholder={t('placeholder')}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={2_000}
        value={values.text}
        error={errors['text']}
        onChange={(event) => set('text', event.currentTarget.value)}
      />
      {isTaken && <Notice tone="warning">{t('taken')}</Notice>}
      {problem !== undefined && !isAnswered(problem) && (
        <Notice tone="danger">{problemText(problem)}</Notice>
      )}
      <Button
        type="submit"
        size="compact-md"
        loading={busy}
        disabled={isTaken || values.text.trim() === ''}
      >
        {t('send')}
      </Button>
    </form>
  );
}
