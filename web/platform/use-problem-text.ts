import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from './call-problem.ts';
import { acting } from './session/acting.ts';

const kindOf = (status: number) => {
  if (status === 0) return 'unreachable';
  if (status === 401) return 'signedOut';
  if (status === 403) return acting.get() ? 'acting' : 'forbidden';
  if (status === 404) return 'gone';
  if (status === 413) return 'tooLarge';
  if (status === 415) return 'wrongKind';
  if (status === 429) return 'tooMany';
  if (status < 500) return 'refused';
  if (status === 507) return 'full';
  return 'server';
};

type ProblemText = (problem: unknown) => string;

/** What only a feature's calls are refused for, in its own words; the rest is said otherwise. */
export const inOwnWords =
  <Key extends string>(
    known: Readonly<Record<string, Key>>,
    t: (key: Key) => string,
    otherwise: ProblemText,
  ): ProblemText =>
  (problem) => {
    const key = problem instanceof CallProblem ? known[problem.code] : undefined;
    return key === undefined ? otherwise(problem) : t(key);
  };

/** Says what happened to a call in the reader's language; the server's own words stay in its log. */
export function useProblemText(): ProblemText {
  const t = useTranslations('shell.problem');
  return useCallback(
    (problem) => {
      // What a screen loads when it is needed cannot be had without a connection either.
      if (!(problem instanceof CallProblem)) return t(navigator.onLine ? 'unknown' : 'unreachable');
      if (problem.isCancelled) return t('cancelled');
      if (problem.code === 'mail_off') return t('mailOff');
      if (problem.code === 'papers_off') return t('papersOff');
      return t(problem.isCrowded ? 'busy' : kindOf(problem.status));
    },
    [t],
  );
}
