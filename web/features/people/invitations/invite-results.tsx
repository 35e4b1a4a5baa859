import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import classes from '../dialog.module.css';
import type { InviteResult } from './use-inviting.ts';
import { usePeopleProblemText } from '../use-people-problem-text.ts';

export function InviteResults({ results }: { results: readonly InviteResult[] }) {
  const t = useTranslations('people.invite');
  const problemText = usePeopleProblemText();
  const reasonOf = (problem: unknown) =>
    problem instanceof CallProblem && problem.status === 422
      ? t('notAnAddress')
      : problemText(problem);
  return (
    <ul className={classes.results} aria-live="polite" aria-label={t('results')}>
      {results.map(({ addressee, problem }) => (
        <li key={addressee.email} data-tone={problem === undefined ? 'good' : 'bad'}>
          {problem === undefined ? (
            <IconCircleCheck size={16} aria-hidden />
          ) : (
            <IconCircleX size={16} aria-hidden />
          )}
          {t('result', {
            email: addressee.email,
            outcome: problem === undefined ? t('sent') : reasonOf(problem),
          })}
        </li>
      ))}
    </ul>
  );
}
