import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';

const known = new Set([
  'changed_meanwhile',
  'too_many',
  'is_live',
  'over',
  'media_off',
  'captions_unreadable',
  'consent_missing',
  'nothing_left',
  'no_guests',
  'not_invited',
  'removed',
  'hands_full',
  'room_full',
  'recordings_full',
] as const);
type Known = typeof known extends Set<infer Code> ? Code : never;
const isKnown = (code: string): code is Known => (known as Set<string>).has(code);

export function useStageProblemText(): (problem: unknown) => string {
  const t = useTranslations('stages.problems');
  const usual = useProblemText();
  return (problem) => {
    const code = problem instanceof CallProblem ? problem.code.replace(/^stages\./, '') : '';
    return isKnown(code) ? t(code) : usual(problem);
  };
}
