import { Checkbox, NumberInput } from '@mantine/core';
import type { PricingSetup } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../platform/config.ts';
import { decimalOf, digitsOf } from '../../ui/money/word-money.ts';
import { ButtonFields } from './button-fields.tsx';
import classes from './part-list.module.css';
import { PlanPicture } from './plan-picture.tsx';
import type { Plan } from './pricing.parts.ts';
import { WordsField } from './words-field.tsx';

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
          onChange={(monthlyAmount) => onChange({ monthlyAmount })}
        />
        <AmountField
          label={t('yearly', { currency })}
          currency={currency}
          value={plan.yearlyAmount}
          onChange={(yearlyAmount) => onChange({ yearlyAmount })}
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

interface AmountFieldProps {
  label: string;
  currency: string;
  value: number;
  onChange: (amount: number) => void;
}

/** Typed as people say it, kept in the smallest piece. */
function AmountField({ label, currency, value, onChange }: AmountFieldProps) {
  const digits = digitsOf(currency);
  return (
    <NumberInput
      label={label}
      min={0}
      max={100_000_000}
      decimalScale={digits}
      hideControls
      inputMode="decimal"
      value={Number(decimalOf(value, digits))}
      onChange={(typed) => onChange(Math.round(Number(typed) * 10 ** digits))}
    />
  );
}
