import type { PricingBenefit, ShownPlan, Texts } from '@plenum/contract';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Money } from '../../ui/money/money.tsx';
import { PlanButton } from './plan-button.tsx';
import classes from './plan-card.module.css';
import type { Period } from './pricing.rules.ts';

interface PlanCardProps {
  plan: ShownPlan;
  benefits: readonly PricingBenefit[];
  period: Period;
  currency: string;
  words: (texts: Texts) => string;
}

export function PlanCard({ plan, benefits, period, currency, words }: PlanCardProps) {
  const t = useTranslations('pricing');
  const titleId = useId();
  const { name, subtitle, picture, isPopular } = plan;
  return (
    <li className={classes.card} data-popular={isPopular || undefined} aria-labelledby={titleId}>
      {isPopular && <span className={classes.popular}>{t('popular')}</span>}
      {picture && (
        <img src={picture} alt="" className={classes.picture} height={64} loading="lazy" />
      )}
      <h2 id={titleId} dir="auto">
        {words(name)}
      </h2>
      <p className={classes.subtitle} dir="auto">
        {words(subtitle)}
      </p>
      <Price plan={plan} period={period} currency={currency} />
      {benefits.length > 0 && (
        <ul className={classes.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit.id}>
              <IconCheck size={16} stroke={2.5} aria-hidden />
              <span dir="auto">{words(benefit.words)}</span>
            </li>
          ))}
        </ul>
      )}
      <PlanButton plan={plan} titleId={titleId} words={words} />
    </li>
  );
}

type PriceProps = Pick<PlanCardProps, 'plan' | 'period' | 'currency'>;

function Price({ plan, period, currency }: PriceProps) {
  const t = useTranslations('pricing');
  const isYearly = period === 'yearly';
  const amount = isYearly ? plan.yearlyPerMonth : plan.monthlyAmount;
  return (
    <div className={classes.price}>
      <p>
        <strong>
          <Money minor={amount} currency={currency} isShort />
        </strong>{' '}
        <span>{t('perMonth')}</span>
      </p>
      <p className={classes.total}>
        {isYearly && plan.yearlyAmount > 0 && (
          <>
            <Money minor={plan.yearlyAmount} currency={currency} isShort /> {t('perYear')}
          </>
        )}
      </p>
    </div>
  );
}
