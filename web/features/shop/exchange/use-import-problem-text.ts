import { useTranslations } from 'use-intl';
import { inOwnWords } from '../../../platform/use-problem-text.ts';
import { useCatalogueProblemText } from '../manage/use-catalogue-problem-text.ts';
import { TableTooLarge } from './use-table-import.ts';

const known = {
  'shop.import_unreadable': 'unreadable',
  'shop.import_faulty': 'outdated',
  'shop.changed_since': 'outdated',
} as const;

/** Why a table does not come in, in words; the rest is said as for all products. */
export function useImportProblemText() {
  const t = useTranslations('catalogue.import.problems');
  const problemText = inOwnWords(known, t, useCatalogueProblemText());
  return (problem: unknown) =>
    problem instanceof TableTooLarge ? t('tooLarge') : problemText(problem);
}
