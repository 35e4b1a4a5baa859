import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { comeBack } from '../orders/orders.api.ts';
import { learntMine } from '../orders/orders.live.ts';

/** Whoever comes back from the provider sees at once how that ended. */
export function Returned({ id }: { id: number }) {
  const t = useTranslations('orders.pay');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, error } = useMutation({
    mutationFn: () => comeBack(id),
    onSuccess: (order) => {
      teach(client, learntMine(order));
      if (order.state === 'paid') showToast({ text: t('paid') });
      void navigate({
        to: '/apps/ecommerce/orders/$id',
        params: { id: String(id) },
        replace: true,
      });
    },
  });
  useEffect(() => mutate(), [mutate]);
  return error ? (
    <Notice tone="warning">{t('notHeard')}</Notice>
  ) : (
    <Notice tone="calm">{t('asking')}</Notice>
  );
}
