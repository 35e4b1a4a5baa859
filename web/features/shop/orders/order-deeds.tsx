import { Button } from '@mantine/core';
import type { Order, OrderDeed } from '@plenum/contract';
import { IconCheck, IconReceiptRefund, IconTruckDelivery, IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { finishOrder } from './orders.api.ts';
import { learnt } from './orders.live.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import { useOrderProblemText } from './use-order-problem-text.ts';

type Asked = Exclude<OrderDeed, 'finish'>;

/** What can be done to it as it stands; the server says what that is. */
export function OrderDeeds({ order }: { order: Order }) {
  const t = useTranslations('orders.deeds');
  const [asked, setAsked] = useState<Asked | null>(null);
  const can = (deed: OrderDeed) => order.deeds.includes(deed);
  const dialog = (deed: Asked) => ({
    order,
    isOpen: asked === deed,
    onClose: () => setAsked(null),
  });
  return (
    <>
      {can('ship') && (
        <Button leftSection={<IconTruckDelivery size={16} />} onClick={() => setAsked('ship')}>
          {t('ship')}
        </Button>
      )}
      {can('finish') && <FinishButton order={order} isFirst={!can('ship')} />}
      {can('refund') && (
        <Button
          variant="default"
          leftSection={<IconReceiptRefund size={16} />}
          onClick={() => setAsked('refund')}
        >
          {t('refund')}
        </Button>
      )}
      {can('cancel') && (
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconX size={16} />}
          onClick={() => setAsked('cancel')}
        >
          {t('cancel')}
        </Button>
      )}
      <ShipDialog {...dialog('ship')} />
      <RefundDialog {...dialog('refund')} />
      <CancelDialog {...dialog('cancel')} />
    </>
  );
}

function FinishButton({ order: { id }, isFirst }: { order: Order; isFirst: boolean }) {
  const t = useTranslations('orders.deeds');
  const client = useQueryClient();
  const problemText = useOrderProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => finishOrder(id),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSuccess: (answer) => {
      teach(client, learnt(answer));
      showToast({ text: t('finished') });
    },
  });
  return (
    <Button
      {...(!isFirst && { variant: 'default' })}
      leftSection={<IconCheck size={16} />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('finish')}
    </Button>
  );
}
