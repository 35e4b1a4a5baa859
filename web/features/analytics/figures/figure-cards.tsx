import type { AnalyticsReport } from '@plenum/contract';
import {
  IconCoin,
  IconEye,
  IconFileInvoice,
  IconLifebuoy,
  IconMail,
  IconShoppingBag,
  IconUserCheck,
  IconUserPlus,
} from '@tabler/icons-react';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import { StatCard } from '../../../ui/stat/stat-card.tsx';
import { useWayToTable } from '../use-table-place.ts';
import classes from './figures-screen.module.css';
import { changeOf } from './figures.words.ts';

/** What happened, how it moved, and the way to the list behind it. */
export function FigureCards({ report }: { report: AnalyticsReport }) {
  const t = useTranslations('analytics.cards');
  const format = useFormatter();
  const id = useId();
  const { sums, parts, currency, span } = report;
  const counted = (name: 'visits' | 'members' | 'joined' | 'orders' | 'mails') => ({
    label: t(name),
    value: format.number(sums[name]),
    change: changeOf(report, name),
    points: parts.map((part) => part[name]),
  });
  const paid = (name: 'billed' | 'received') => ({
    label: t(name),
    value: <Money minor={sums[name]} currency={currency} isShort />,
    change: changeOf(report, name),
    points: parts.map((part) => part[name]),
  });
  // Nobody is known by name: the list behind visits is that of the days.
  const byDay = useWayToTable('visits');
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {t('title')}
      </h2>
      <div className={classes.cards}>
        <StatCard icon={IconEye} {...counted('visits')} link={byDay} />
        <StatCard icon={IconUserCheck} {...counted('members')} link={byDay} />
        <StatCard
          icon={IconUserPlus}
          {...counted('joined')}
          link={{ to: '/apps/user/list', search: span }}
        />
        <StatCard
          icon={IconShoppingBag}
          {...counted('orders')}
          link={{ to: '/apps/ecommerce/sales', search: span }}
        />
        <StatCard
          icon={IconFileInvoice}
          {...paid('billed')}
          link={{ to: '/apps/invoice/list', search: span }}
        />
        <StatCard
          icon={IconCoin}
          {...paid('received')}
          link={{ to: '/apps/invoice/payments', search: { state: 'paid', ...span } }}
        />
        <StatCard
          icon={IconMail}
          {...counted('mails')}
          link={{ to: '/settings/outbox', search: { state: 'left', ...span } }}
        />
        <StatCard
          icon={IconLifebuoy}
          label={t('help')}
          value={format.number(report.help.open)}
          link={{ to: '/admin-chat' }}
        />
      </div>
    </section>
  );
}
