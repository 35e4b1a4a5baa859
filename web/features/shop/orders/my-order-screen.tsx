import { Button } from '@mantine/core';
import type { Order } from '@plenum/contract';
import { IconFileInvoice } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { OrderFrame } from './order-frame.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderPaying, type PayWayPart } from '../checkout/order-paying.tsx';
import { OrderParts } from './order-parts.tsx';
import { downloadMyInvoice, giveUpOrder } from './orders.api.ts';
import { learntMine, myOrder } from './orders.live.ts';
import { Returned } from '../checkout/returned.tsx';
import { useOrderProblemText } from './use-order-problem-text.ts';

interface MyOrderScreenProps {
  id: number;
  /** It was placed a moment ago. */
  isNew: boolean;
  /** From the page of the provider. */
  isBack: boolean;
  missing: ReactNode;
  PayWay: PayWayPart;
}

export function MyOrderScreen({ id, isNew, isBack, missing, PayWay }: MyOrderScreenProps) {
  const query = useQuery(myOrder.options(id));
  return (
    <OrderFrame query={query} missing={missing} Deeds={MyDeeds}>
      {(order) => (
        <>
          {isNew && <Thanks order={order} />}
          {isBack && <Returned id={id} />}
          <OrderPaying order={order} PayWay={PayWay} />
          <OrderParts order={order} isMine money={<OrderMoney order={order} />} />
        </>
      )}
    </OrderFrame>
  );
}

function Thanks({ order: { state, way } }: { order: Order }) {
  const t = useTranslations('orders.thanks');
  if (state === 'cancelled' || way === 'stripe') return null;
  return (
    <Notice tone="calm">
      {t('text')} {state === 'placed' && t(way === 'transfer' ? 'transfer' : 'onSite')}
    </Notice>
  );
}

function MyDeeds({ order: { id, deeds } }: { order: Order }) {
  const t = useTranslations('orders.giveUp');
  const client = useQueryClient();
  const problemText = useOrderProblemText();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => giveUpOrder(id),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSuccess: (answer) => {
      teach(client, learntMine(answer));
      showToast({ text: t('done') });
    },
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileInvoice size={16} />}
        renderRoot={(props) => (
          <Link to="/apps/ecommerce/orders/$id/invoice" params={{ id: String(id) }} {...props} />
        )}
      >
        {t('invoice')}
      </Button>
      <DownloadButton label={t('pdf')} save={() => downloadMyInvoice(id)} />
      {deeds.includes('cancel') && (
        <Button variant="subtle" color="red" loading={isPending} onClick={() => setAsking(true)}>
          {t('open')}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={t('title')}
        text={t('text')}
        stay={t('stay')}
        go={t('go')}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          mutate();
        }}
      />
    </>
  );
}
