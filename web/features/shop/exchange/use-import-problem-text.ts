import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useCatalogueProblemText } from '../manage/use-catalogue-problem-text.ts';
import { TableTooLarge } from './use-table-import.ts';

const known = {
  'shop.import_unreadable': 'unreadable',
  'shop.import_faulty': 'outdated',
  'shop.changed_since': 'outdated',
} as const;

const isKnown = (code: string): code is keyof typeof known => code in known;

/** Why a table does not come in, in words; the rest is said as for all products. */
export function useImportProblemText(): (problem: unknown) => string {
  const t = useTranslations('catalogue.import.problems');
  const problemText = useCatalogueProblemText();
  return (problem) => {
    if (problem instanceof TableTooLarge) return t('tooLarge');
    return problem instanceof CallProblem && isKnown(problem.code)
      ? t(known[problem.code])
      : problemText(problem);
  };
}
