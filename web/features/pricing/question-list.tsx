import type { PricingQuestion, Texts } from '@plenum/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { RichTextReader } from '../../ui/rich-text/rich-text-reader.tsx';
import classes from './question-list.module.css';

interface QuestionListProps {
  questions: readonly PricingQuestion[];
  words: (texts: Texts) => string;
}

export function QuestionList({ questions, words }: QuestionListProps) {
  const t = useTranslations('pricing');
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{t('questions')}</h2>
      <div className={classes.list}>
        {questions.map(({ id: questionId, question, answer }) => (
          <details key={questionId} className={classes.question}>
            <summary>
              <span dir="auto">{words(question)}</span>
              <IconChevronDown size={18} stroke={1.75} aria-hidden />
            </summary>
            <div className={classes.answer}>
              <RichTextReader value={words(answer)} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
