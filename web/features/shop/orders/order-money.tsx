import type { Order } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Money } from '../../../ui/money/money.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { OrderDay } from './order-day.tsx';
import classes from './order-money.module.css';

interface OrderMoneyProps {
  order: Order;
  /** Where the invoice is. */
  more?: ReactNode;
}

/** How it stands by the ledger, and while something is open how to pay it. */
export function OrderMoney({ order, more }: OrderMoneyProps) {
  const t = useTranslations('orders.money');
  const { currency, state, way, dueOn, invoice } = order;
  const { paid, credited, balance } = invoice;
  const isOpen = balance > 0 && state !== 'cancelled';
  return (
    <Panel title={t('title')} more={more}>
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
            <OrderDay day={dueOn} />
          </Fact>
        )}
      </dl>
      {isOpen && way === 'transfer' && <Transfer order={order} />}
      {isOpen && way === 'on_site' && <p className={classes.hint}>{t('onSiteHint')}</p>}
    </Panel>
  );
}

/** What a transfer has to say; iban in fours, as on a card. */
function Transfer({ order: { invoice } }: { order: Order }) {
  const t = useTranslations('orders.money');
  const { bank, number } = invoice;
  if (!bank.iban) return null;
  const iban = bank.iban.replaceAll(/\s/g, '');
  return (
    <div className={classes.transfer}>
      <p className={classes.hint}>{t('transferHint')}</p>
      <dl className={classes.facts}>
        {bank.holder && (
          <Fact name={t('holder')}>
            <bdi>{bank.holder}</bdi>
          </Fact>
        )}
        <Fact name={t('iban')}>
          <bdi dir="ltr">{iban.replaceAll(/(.{4})(?=.)/g, '$1 ')}</bdi>{' '}
          <CopyButton text={iban} label={t('copyIban')} />
        </Fact>
        {bank.swiftCode && (
          <Fact name={t('swiftCode')}>
            <bdi dir="ltr">{bank.swiftCode}</bdi>
          </Fact>
        )}
        <Fact name={t('reference')}>
          <bdi dir="ltr">{number}</bdi> <CopyButton text={number} label={t('copyReference')} />
        </Fact>
      </dl>
    </div>
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
