import type { Entry } from '@plenum/contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { AnswerButtons } from '../invitation/answer-buttons.tsx';
import { answerAt } from './entry.answers.ts';
import { newKey } from '../../../platform/new-key.ts';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { answerEntry } from '../calendar.api.ts';
import { entries } from '../calendar.live.ts';
import type { Moment } from '../calendar.moments.ts';
import type { AnswerInput } from '../calendar.types.ts';
import classes from './entry-reading.module.css';
import { ScopeDialog } from './scope-dialog.tsx';
import { useScopeQuestion } from './use-scope-question.ts';

interface EntryAnsweringProps {
  entry: Entry;
  /** Of which repeat; null: it does not repeat. */
  original: Moment | null;
  title: string;
}

/** Whether one comes; of what repeats it is asked to which. */
export function EntryAnswering({ entry, original, title }: EntryAnsweringProps) {
  const t = useTranslations('calendar');
  const { save } = useChanges();
  const problemText = useProblemText();
  const { question, ask } = useScopeQuestion();
  const { mutate, isPending } = useMutation({
    mutationFn: (said: AnswerInput) =>
      save({
        key: newKey(),
        shows: [entries.changed((known) => known)],
        send: (key) => answerEntry(entry.id, said, key),
        learns: (answered) => [
          entries.changed((known, id) => (id === answered.id ? answered : known)),
        ],
      }),
    onError: (problem) =>
      showToast({ text: t('notSaved', { title, reason: problemText(problem) }), isFailure: true }),
  });
  const say = async (answer: AnswerInput['answer']) => {
    const scope = original === null ? 'all' : await ask('answer', true);
    if (scope === null) return;
    mutate(scope === 'one' && original !== null ? { answer, original } : { answer });
  };
  const said = { answer: entry.myAnswer ?? 'waiting', answers: entry.myAnswers } as const;
  const mine = answerAt(said, original);
  return (
    <section className={classes.answer} aria-label={t('answer.label')}>
      <p>{t(mine === 'waiting' ? 'answer.ask' : 'answer.said')}</p>
      <AnswerButtons answer={mine} isBusy={isPending} onAnswer={(answer) => void say(answer)} />
      <ScopeDialog {...question} title={title} />
    </section>
  );
}
