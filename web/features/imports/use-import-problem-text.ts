import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';

const words = {
  'imports.event_missing': 'eventMissing',
  'imports.too_many': 'tooMany',
  'imports.not_now': 'notNow',
  'imports.sheet_missing': 'sheetMissing',
  'imports.column_missing': 'columnMissing',
  'imports.columns_wrong': 'columnsWrong',
  'imports.forgotten': 'forgotten',
} as const;

const isTold = (code: string): code is keyof typeof words => Object.hasOwn(words, code);

export class FileTooLarge extends Error {}

/** Why an import does not go on, in words for who runs it. */
export function useImportProblemText(): (problem: unknown) => string {
  const t = useTranslations('imports.problems');
  const usual = useProblemText();
  return (problem) => {
    if (problem instanceof FileTooLarge) return t('tooLarge');
    const code = problem instanceof CallProblem ? problem.code : undefined;
    return code !== undefined && isTold(code) ? t(words[code]) : usual(problem);
  };
}
