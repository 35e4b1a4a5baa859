import { Button } from '@mantine/core';
import type { ImportPlan } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { countDeeds } from './exchange.ts';
import classes from './exchange.module.css';
import { ExchangeFaults } from './exchange-faults.tsx';
import { ExchangeLines } from './exchange-lines.tsx';
import { ExchangeParts } from './exchange-parts.tsx';
import type { Exchange } from './use-exchange.ts';

interface ExchangePlanProps {
  exchange: Exchange;
  plan: ImportPlan;
}

export function ExchangePlan({ exchange, plan }: ExchangePlanProps) {
  return (
    <div className={classes.plan} aria-busy={exchange.isLooking}>
      {plan.faults.length > 0 && <ExchangeFaults plan={plan} />}
      <ExchangeParts plan={plan} />
      <ExchangeLines plan={plan} />
      <BringFoot exchange={exchange} plan={plan} />
    </div>
  );
}

function BringFoot({ exchange, plan }: ExchangePlanProps) {
  const t = useTranslations('agenda.exchange');
  const { create, change, drop } = countDeeds(plan);
  const isFaulty = plan.faults.length > 0;
  const isSame = create + change + drop === 0;
  const label =
    create + change > 0 || isSame
      ? t('bringCount', { count: create + change })
      : t('dropCount', { count: drop });
  const hint = isFaulty ? t('mendFirst') : isSame ? t('nothingDiffers') : t('oneUndo');
  return (
    <div className={classes.foot}>
      <p id="exchange-hint">{hint}</p>
      <Button
        aria-describedby="exchange-hint"
        disabled={isFaulty || isSame || exchange.isLooking}
        loading={exchange.deed.isBusy}
        onClick={() => void exchange.bring(plan)}
      >
        {label}
      </Button>
    </div>
  );
}
