import '../../ui/styles/segments.css';
import { SegmentedControl } from '@mantine/core';
import type { ShownPricing } from '@plenum/contract';
import { type ReactNode, useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { BenefitTable } from './benefit-table.tsx';
import { PlanCard } from './plan-card.tsx';
import classes from './pricing-view.module.css';
import { type Period, mostSaved } from './pricing.rules.ts';
import { QuestionList } from './question-list.tsx';
import { usePricingWords } from './use-pricing-words.ts';

interface PricingViewProps {
  pricing: ShownPricing;
  /** Above all, for those who edit it. */
  deed?: ReactNode;
  /** Its title stands above already. */
  isOpened?: boolean;
}

/** What an organisation offers, for whoever looks. */
export function PricingView({ pricing, deed, isOpened = false }: PricingViewProps) {
  const { words, title, lead } = usePricingWords(pricing);
  const [period, setPeriod] = useState<Period>('yearly');
  const { plans, benefits, questions, currency } = pricing;
  return (
    <div className={classes.page}>
      {deed && <div className={classes.deed}>{deed}</div>}
      <header className={classes.head}>
        {!isOpened && <h1 dir="auto">{title}</h1>}
        {!isOpened && lead && <p dir="auto">{lead}</p>}
        <PeriodSwitch period={period} pricing={pricing} onChange={setPeriod} />
      </header>
      <ul className={classes.plans}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            benefits={benefits.filter(({ planIds }) => planIds.includes(plan.id))}
            period={period}
            currency={currency}
            words={words}
          />
        ))}
      </ul>
      {plans.length > 1 && benefits.length > 0 && <BenefitTable {...pricing} words={words} />}
      {questions.length > 0 && <QuestionList questions={questions} words={words} />}
    </div>
  );
}

interface PeriodSwitchProps {
  period: Period;
  pricing: ShownPricing;
  onChange: (period: Period) => void;
}

/** Only where a year costs anything else than its months. */
function PeriodSwitch({ period, pricing, onChange }: PeriodSwitchProps) {
  const t = useTranslations('pricing');
  const format = useFormatter();
  const hintId = useId();
  const saved = mostSaved(pricing.plans);
  if (pricing.plans.every(({ monthlyAmount, yearlyAmount }) => monthlyAmount + yearlyAmount === 0))
    return null;
  return (
    <div className={classes.period}>
      <SegmentedControl
        aria-label={t('period')}
        aria-describedby={hintId}
        value={period}
        data={(['monthly', 'yearly'] as const).map((one) => ({
          value: one,
          label: t(`periods.${one}`),
        }))}
        onChange={(next) => onChange(next === 'monthly' ? 'monthly' : 'yearly')}
      />
      <span id={hintId} className={classes.saved}>
        {saved > 0 && t('saved', { share: format.number(saved, { style: 'percent' }) })}
      </span>
    </div>
  );
}
