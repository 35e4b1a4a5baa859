import { Checkbox } from '@mantine/core';
import type { PricingBenefit, Texts } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../platform/config.ts';
import classes from './part-list.module.css';
import type { Plan } from './pricing.parts.ts';
import { WordsField } from '../../ui/language-choice/words-field.tsx';

interface BenefitFieldsProps {
  benefit: PricingBenefit;
  plans: readonly Plan[];
  language: Locale;
  words: (texts: Texts) => string;
  onChange: (change: Partial<PricingBenefit>) => void;
}

/** One benefit and the plans that have it. */
export function BenefitFields({ benefit, plans, language, words, onChange }: BenefitFieldsProps) {
  const t = useTranslations('pricing.editor');
  const name = words(benefit.words) || t('unnamed');
  const put = (planId: string, has: boolean) =>
    onChange({
      planIds: plans
        .map(({ id }) => id)
        .filter((id) => (id === planId ? has : benefit.planIds.includes(id))),
    });
  return (
    <div className={classes.benefit}>
      <WordsField
        label={t('benefit')}
        language={language}
        maxLength={120}
        value={benefit.words}
        onChange={(next) => onChange({ words: next })}
      />
      <fieldset aria-label={t('plansWith', { name })} className={classes.ticks}>
        {plans.map((plan) => (
          <Checkbox
            key={plan.id}
            label={words(plan.name) || t('unnamed')}
            checked={benefit.planIds.includes(plan.id)}
            onChange={({ currentTarget }) => put(plan.id, currentTarget.checked)}
          />
        ))}
      </fieldset>
    </div>
  );
}
