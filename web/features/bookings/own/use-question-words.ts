import type { AskedQuestion } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';

interface Worded {
  question: AskedQuestion;
  languages: readonly string[];
  isWrong: boolean;
}

export function useQuestionWords({ question, languages, isWrong }: Worded) {
  const t = useTranslations('booking-page.questions');
  const words = useWords(languages);
  const purpose = words(question.purpose);
  return {
    label: question.isRequired
      ? words(question.label)
      : t('optional', { label: words(question.label) }),
    description:
      [words(question.help), purpose && t('purpose', { purpose })].filter(Boolean).join(' ') ||
      undefined,
    error: isWrong ? t(question.isRequired ? 'needed' : 'wrong') : undefined,
  };
}
