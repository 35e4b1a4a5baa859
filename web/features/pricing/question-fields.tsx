import type { PricingQuestion } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../platform/config.ts';
import { withText } from '../../ui/language-choice/texts.ts';
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx';
import { WordsField } from '../../ui/language-choice/words-field.tsx';

interface QuestionFieldsProps {
  question: PricingQuestion;
  language: Locale;
  onChange: (change: Partial<PricingQuestion>) => void;
}

export function QuestionFields({ question: one, language, onChange }: QuestionFieldsProps) {
  const t = useTranslations('pricing.editor');
  return (
    <>
      <WordsField
        label={t('question')}
        language={language}
        maxLength={200}
        value={one.question}
        onChange={(question) => onChange({ question })}
      />
      <RichTextField
        key={language}
        label={t('answer')}
        addLabel={t('writeAnswer')}
        value={one.answer[language] ?? ''}
        onChange={(html) => onChange({ answer: withText(one.answer, language, html) })}
      />
    </>
  );
}
