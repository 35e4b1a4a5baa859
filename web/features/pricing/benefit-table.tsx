import type { ShownPricing, Texts } from '@plenum/contract';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import classes from './benefit-table.module.css';

type BenefitTableProps = Pick<ShownPricing, 'plans' | 'benefits'> & {
  words: (texts: Texts) => string;
};

/** What each plan has, side by side. */
export function BenefitTable({ plans, benefits, words }: BenefitTableProps) {
  const t = useTranslations('pricing');
  const id = useId();
  return (
    <section
      className={classes.section}
      aria-labelledby={id}
      data-wide={plans.length > 3 || undefined}
    >
      <h2 id={id}>{t('compare')}</h2>
      <div className={classes.frame}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t('benefit')}</th>
              {plans.map((plan) => (
                <th key={plan.id} scope="col" dir="auto">
                  {words(plan.name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {benefits.map((benefit) => (
              <tr key={benefit.id}>
                <th scope="row" dir="auto">
                  {words(benefit.words)}
                </th>
                {plans.map((plan) => (
                  <td key={plan.id}>
                    <Mark has={benefit.planIds.includes(plan.id)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Mark({ has }: { has: boolean }) {
  const t = useTranslations('pricing');
  const Icon = has ? IconCheck : IconMinus;
  return (
    <span className={classes.mark} data-has={has}>
      <Icon size={18} stroke={has ? 2.5 : 1.75} aria-hidden />
      <span className="visually-hidden">{t(has ? 'has' : 'hasNot')}</span>
    </span>
  );
}
