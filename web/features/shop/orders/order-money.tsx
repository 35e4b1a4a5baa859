import type { Order } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { CalendarDay } from '../../../ui/time/calendar-day.tsx';
import classes from './order-money.module.css';

interface OrderMoneyProps {
  order: Order;
  /** Where the invoice is. */
  more?: ReactNode;
}

/** How it stands by the ledger. */
export function OrderMoney({ order, more }: OrderMoneyProps) {
  const t = useTranslations('orders.money');
  const { currency, state, way, dueOn, invoice } = order;
  const { paid, credited, balance } = invoice;
  const isOpen = balance > 0 && state !== 'cancelled';
  return (
    <Panel hasRoom title={t('title')} more={more}>
      <dl className={classes.facts}>
        <Fact name={t('way')}>{t(`ways.${way}`)}</Fact>
        {credited > 0 && (
          <Fact name={t('credited')}>
            <Money minor={credited} currency={currency} />
          </Fact>
        )}
        <Fact name={t('paid')}>
          <Money minor={paid} currency={currency} />
        </Fact>
        {balance !== 0 && (
          <Fact name={t(balance > 0 ? 'open' : 'owed')}>
            <strong>
              <Money minor={Math.abs(balance)} currency={currency} />
            </strong>
          </Fact>
        )}
        {isOpen && dueOn && (
          <Fact name={t('due')}>
            <CalendarDay day={dueOn} />
          </Fact>
        )}
      </dl>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
