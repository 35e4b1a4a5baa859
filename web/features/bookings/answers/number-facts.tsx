import type { QuestionFigures } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import classes from './answers.module.css';

const facts = ['median', 'mean', 'spread', 'least', 'most'] as const;

export function NumberFacts({ numbers }: { numbers: NonNullable<QuestionFigures['numbers']> }) {
  const t = useTranslations('booking-desk.answers');
  const format = useFormatter();
  return (
    <dl className={classes.facts}>
      {facts.map((fact) => (
        <div key={fact}>
          <dt>{t(fact)}</dt>
          <dd>{format.number(numbers[fact], { maximumFractionDigits: 2 })}</dd>
        </div>
      ))}
    </dl>
  );
}
