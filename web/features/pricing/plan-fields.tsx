import { Checkbox } from '@mantine/core';
import type { PricingSetup } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../platform/config.ts';
import { AmountField } from '../../ui/money/amount-field.tsx';
import { ButtonFields } from './button-fields.tsx';
import classes from './part-list.module.css';
import { PlanPicture } from './plan-picture.tsx';
import type { Plan } from './pricing.parts.ts';
import { WordsField } from '../../ui/language-choice/words-field.tsx';

interface PlanFieldsProps {
  plan: Plan;
  /** As it is kept; nothing while it is new. */
  kept: PricingSetup['plans'][number] | undefined;
  currency: string;
  language: Locale;
  onChange: (change: Partial<Plan>) => void;
}

export function PlanFields({ plan, kept, currency, language, onChange }: PlanFieldsProps) {
  const t = useTranslations('pricing.plan');
  return (
    <>
      <WordsField
        label={t('name')}
        language={language}
        maxLength={60}
        value={plan.name}
        onChange={(name) => onChange({ name })}
      />
      <WordsField
        label={t('subtitle')}
        language={language}
        maxLength={200}
        value={plan.subtitle}
        onChange={(subtitle) => onChange({ subtitle })}
      />
      <div className={classes.pair}>
        <AmountField
          label={t('monthly', { currency })}
          currency={currency}
          value={plan.monthlyAmount}
          onChange={(amount) => onChange({ monthlyAmount: amount ?? 0 })}
        />
        <AmountField
          label={t('yearly', { currency })}
          currency={currency}
          value={plan.yearlyAmount}
          onChange={(amount) => onChange({ yearlyAmount: amount ?? 0 })}
        />
      </div>
      <Checkbox
        label={t('popular')}
        checked={plan.isPopular}
        onChange={({ currentTarget }) => onChange({ isPopular: currentTarget.checked })}
      />
      <ButtonFields plan={plan} language={language} onChange={onChange} />
      {kept ? <PlanPicture plan={kept} /> : <p className={classes.hint}>{t('pictureLater')}</p>}
    </>
  );
}
