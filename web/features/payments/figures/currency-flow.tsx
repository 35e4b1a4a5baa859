import type { CurrencyFigures, MoneyFigures } from '@plenum/contract';
import { IconAlertTriangle, IconClockDollar, IconCoin, IconFileInvoice } from '@tabler/icons-react';
import { useFormatter, useLocale, useTimeZone, useTranslations } from 'use-intl';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { Money } from '../../../ui/money/money.tsx';
import { wordMoney } from '../../../ui/money/word-money.ts';
import { StatCard } from '../../../ui/stat/stat-card.tsx';
import { daysOf, type Period, todayIn } from '../../../ui/time/periods.ts';
import classes from './currency-section.module.css';

interface MoneyTotalsProps {
  figures: CurrencyFigures;
  period: Period;
}

/** What was billed and paid of one currency, and what is open. */
export function MoneyTotals({ figures, period }: MoneyTotalsProps) {
  const t = useTranslations('payments.figures');
  const today = todayIn(useTimeZone());
  const { currency, gross, received, open, overdue } = figures;
  return (
    <div className={classes.totals}>
      <StatCard
        icon={IconFileInvoice}
        label={t('billed')}
        value={<Money minor={gross} currency={currency} />}
        link={{ to: '/apps/invoice/list', search: { period } }}
      />
      <StatCard
        icon={IconCoin}
        label={t('received')}
        value={<Money minor={received} currency={currency} />}
        link={{ to: '/apps/invoice/payments', search: { state: 'paid', ...daysOf(period, today) } }}
      />
      <StatCard
        icon={IconClockDollar}
        label={t('open')}
        value={<Money minor={open} currency={currency} />}
        link={{ to: '/apps/invoice/list', search: { state: 'open' } }}
      />
      <StatCard
        icon={IconAlertTriangle}
        label={t('overdue')}
        value={<Money minor={overdue} currency={currency} />}
        link={{ to: '/apps/invoice/list', search: { state: 'past_due' } }}
      />
    </div>
  );
}

const words = {
  day: { day: 'numeric', month: 'short', timeZone: 'UTC' },
  month: { month: 'short', year: 'numeric', timeZone: 'UTC' },
} as const;

interface FlowChartProps {
  figures: CurrencyFigures;
  step: MoneyFigures['step'];
}

export function FlowChart({ figures, step }: FlowChartProps) {
  const t = useTranslations('payments.figures');
  const format = useFormatter();
  const locale = useLocale();
  const { currency, parts } = figures;
  return (
    <ChartCard
      kind="bar"
      title={t('flow')}
      data={{
        rows: parts.map(({ day, billed, received, refunded }) => ({
          day,
          billed,
          received,
          refunded,
        })),
        by: 'day',
        byLabel: t(step),
        series: [
          { name: 'billed', label: t('billed'), hue: 'indigo' },
          { name: 'received', label: t('received'), hue: 'green' },
          { name: 'refunded', label: t('refunded'), hue: 'amber' },
        ],
        wordValue: (value) => wordMoney(value, currency, locale, { isShort: true }),
        wordRow: (day) => format.dateTime(new Date(day), words[step]),
      }}
    />
  );
}
