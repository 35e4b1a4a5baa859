import { Button } from '@mantine/core';
import type { OfferedWay, Order, PaymentWay, TransferDetails } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { wordMoney } from '../../../ui/money/word-money.ts';
import { Notice } from '../../../ui/notice.tsx';
import classes from './order-paying.module.css';
import { OrderAttempt } from './order-attempt.tsx';
import { beginPaying, chooseWay } from '../orders/orders.api.ts';
import { learntMine } from '../orders/orders.live.ts';
import { useOrderProblemText } from '../orders/use-order-problem-text.ts';

/** Of the feature that knows how to pay. */
export type PayWayPart = ComponentType<{
  way: OfferedWay;
  owed: { balance: number; currency: string };
  transfer: TransferDetails | null;
  begin: () => Promise<string>;
}>;

interface OrderPayingProps {
  order: Order;
  PayWay: PayWayPart;
}

/** While it waits for its money: how far that is, how it is paid, and how else it could be. */
export function OrderPaying({ order, PayWay }: OrderPayingProps) {
  const t = useTranslations('orders.pay');
  const { id, state, paying, invoice, currency } = order;
  if (invoice.balance < 0) return <Owed order={order} />;
  if (order.again) return null;
  if (order.isEnded) return <Notice tone="warning">{t('ended')}</Notice>;
  if (state !== 'placed' || invoice.balance <= 0) return null;
  const chosen = paying.ways.find(({ way }) => way === order.way);
  const isPending = paying.attempt?.state === 'pending';
  return (
    <div className={classes.paying}>
      <OrderAttempt order={order} />
      {!isPending && chosen && (
        <PayWay
          way={chosen}
          owed={{ balance: invoice.balance, currency }}
          transfer={paying.transfer}
          begin={() => beginPaying(id)}
        />
      )}
      {!isPending && <OtherWays order={order} />}
    </div>
  );
}

/** It came twice, too late, or for what was taken back. */
function Owed({ order: { invoice, currency } }: { order: Order }) {
  const t = useTranslations('orders.pay');
  const amount = wordMoney(Math.abs(invoice.balance), currency, useLocale());
  return <Notice tone="calm">{t('owed', { amount })}</Notice>;
}

function OtherWays({ order: { id, way, paying } }: { order: Order }) {
  const t = useTranslations('orders');
  const client = useQueryClient();
  const problemText = useOrderProblemText();
  const others = paying.ways.filter((one) => one.way !== way);
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (next: PaymentWay) => chooseWay(id, next),
    onSuccess: (answer) => teach(client, learntMine(answer)),
  });
  if (others.length === 0) return null;
  return (
    <div className={classes.others}>
      {error && <Notice tone="danger">{problemText(error)}</Notice>}
      <span>{t('pay.otherWays')}</span>
      {others.map((one) => (
        <Button
          key={one.way}
          size="compact-sm"
          variant="default"
          loading={isPending && variables === one.way}
          onClick={() => mutate(one.way)}
        >
          {t(`money.ways.${one.way}`)}
        </Button>
      ))}
    </div>
  );
}
