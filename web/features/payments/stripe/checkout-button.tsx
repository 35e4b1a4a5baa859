import { Button } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { wordMoney } from '../../../ui/money/word-money.ts';
import { Notice } from '../../../ui/notice.tsx';

export interface Owed {
  balance: number;
  currency: string;
}

interface CheckoutButtonProps {
  owed: Owed;
  begin: () => Promise<string>;
}

/** Leads away to Stripe, where what is left is paid. */
export function CheckoutButton({ owed: { balance, currency }, begin }: CheckoutButtonProps) {
  const t = useTranslations('payments.pay');
  const locale = useLocale();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: begin,
    onSuccess: (url) => globalThis.location.assign(url),
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
          {t('go', { amount: wordMoney(balance, currency, locale) })}
        </Button>
      </div>
    </>
  );
}
