import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';

type Word = 'notAccepted' | 'notReachable' | 'muted' | 'word' | 'taken' | 'tooManyReplies';

const words: Readonly<Record<string, Word>> = {
  'chat.not_accepted': 'notAccepted',
  'chat.not_reachable': 'notReachable',
  'moderation.muted': 'muted',
  'moderation.word_refused': 'word',
  'chat.taken': 'taken',
  'chat.too_many_replies': 'tooManyReplies',
};

/** For the screens whose words are `desks`. */
export function useDeskProblemText(): (problem: unknown) => string {
  const t = useTranslations('desks.problems');
  const otherwise = useProblemText();
  return (problem) => {
    const word = problem instanceof CallProblem ? words[problem.code] : undefined;
    return word ? t(word) : otherwise(problem);
  };
}
