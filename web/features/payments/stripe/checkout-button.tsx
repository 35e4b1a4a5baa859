import { Button } from '@mantine/core';
import type { PayPage } from '@plenum/contract';
import { IconCreditCard } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { wordMoney } from '../../../ui/money/word-money.ts';
import { Notice } from '../../../ui/notice.tsx';
import { goToCheckout } from './stripe.api.ts';

interface CheckoutButtonProps {
  token: string;
  page: PayPage;
}

/** Leads away to Stripe, where what is left is paid. */
export function CheckoutButton({ token, page }: CheckoutButtonProps) {
  const t = useTranslations('payments.pay');
  const locale = useLocale();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => goToCheckout(token),
  });
  return (
    <>
      {error && <Notice tone="danger">{t('problem')}</Notice>}
      <div>
        <Button
          leftSection={<IconCreditCard size={18} />}
          loading={isPending || isSuccess}
          onClick={() => mutate()}
        >
          {t('go', { amount: wordMoney(page.balance, page.currency, locale) })}
        </Button>
      </div>
    </>
  );
}
