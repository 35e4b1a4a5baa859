import '../../ui/styles/fields.css';
import '../../ui/styles/settings.css';
import { NativeSelect, Switch } from '@mantine/core';
import type { StageQuestions } from '@plenum/contract';
import { paces } from '@plenum/contract/kernel/slow-mode.ts';
import { useQuery } from '@tanstack/react-query';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { ReadingState } from '../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { AskForm } from './ask-form.tsx';
import { QuestionLine } from './question-line.tsx';
import type { Place } from './questions.api.ts';
import { questions } from './questions.live.ts';
import classes from './questions.module.css';
import { type QuestionDeeds, useQuestionDeeds } from './use-question-deeds.ts';

interface QuestionsPanelProps {
  place: Place;
  /** It is over: what was asked is read, and answered. */
  isPast?: boolean;
}

/** What people ask those on a stage; who keeps order there has its tools in the same place. */
export function QuestionsPanel({ place, isPast = false }: QuestionsPanelProps) {
  const t = useTranslations('questions');
  const reading = useQuery(questions.options(place));
  const deeds = useQuestionDeeds(place);
  const { data } = reading;
  if (!data) {
    return (
      <ReadingState reading={reading} title={t('failed')} skeleton={<LinesSkeleton lines={5} />} />
    );
  }
  const mayAsk = !isPast && (data.rules.isOpen || data.mayModerate);
  return (
    <section className={classes.panel} aria-label={t('name')}>
      {data.mayModerate && !isPast && <Rules rules={data.rules} rule={deeds.rule} />}
      <QuestionList known={data} deeds={deeds} />
      {mayAsk && (
        <AskForm
          ask={deeds.ask}
          isModerated={data.rules.isModerated && !data.mayModerate}
          slowSeconds={data.mayModerate ? 0 : data.rules.slowSeconds}
          askedAt={data.askedAt}
        />
      )}
      {!mayAsk && !isPast && <p className={classes.closed}>{t('closed')}</p>}
    </section>
  );
}

function QuestionList({ known, deeds }: { known: StageQuestions; deeds: QuestionDeeds }) {
  const t = useTranslations('questions');
  const wanted = new Set(known.votes.filter(({ isUp }) => isUp).map((one) => one.questionId));
  if (known.questions.length === 0) {
    return (
      <div className={classes.empty}>
        <StateMessage icon={IconMessageQuestion} title={t('emptyTitle')} text={t('emptyText')} />
      </div>
    );
  }
  return (
    <ul className={classes.list}>
      {known.questions.map((question) => (
        <QuestionLine
          key={question.id}
          question={question}
          isMine={known.mine.includes(question.id)}
          isWanted={wanted.has(question.id)}
          mayModerate={known.mayModerate}
          deeds={deeds}
        />
      ))}
    </ul>
  );
}

function Rules({ rules, rule }: { rules: StageQuestions['rules']; rule: QuestionDeeds['rule'] }) {
  const t = useTranslations('questions.rules');
  return (
    <fieldset className={classes.rules} aria-label={t('label')}>
      <Switch
        size="sm"
        label={t('open')}
        checked={rules.isOpen}
        onChange={({ currentTarget }) => rule({ isOpen: currentTarget.checked })}
      />
      <Switch
        size="sm"
        label={t('moderated')}
        checked={rules.isModerated}
        onChange={({ currentTarget }) => rule({ isModerated: currentTarget.checked })}
      />
      <NativeSelect
        size="xs"
        className={classes.pace}
        label={t('slow')}
        data={paces.map((seconds) => ({ value: String(seconds), label: t('every', { seconds }) }))}
        value={String(rules.slowSeconds)}
        onChange={({ currentTarget: { value } }) => {
          const slowSeconds = paces.find((seconds) => String(seconds) === value);
          if (slowSeconds !== undefined) rule({ slowSeconds });
        }}
      />
    </fieldset>
  );
}
