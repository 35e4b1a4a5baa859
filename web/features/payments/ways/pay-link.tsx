import { Button } from '@mantine/core';
import type { Invoice } from '@plenum/contract';
import { IconLink, IconRefresh } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { usePaymentProblemText } from '../use-payment-problem-text.ts';
import classes from './pay-link.module.css';
import { readPayLink } from './ways.api.ts';

/** The way to the page where somebody pays this invoice, for whoever sends it to them. */
export function PayLink({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('payments.link');
  const problemText = usePaymentProblemText();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: (isNew: boolean) => readPayLink(invoice.id, isNew),
  });
  if (invoice.kind === 'credit_note' || invoice.state === 'draft') return null;
  return (
    <div className={classes.link}>
      {error && <Notice tone="danger">{problemText(error)}</Notice>}
      {data === undefined ? (
        <Button
          variant="default"
          leftSection={<IconLink size={16} />}
          loading={isPending}
          onClick={() => mutate(false)}
        >
          {t('show')}
        </Button>
      ) : (
        <>
          <p>{t('text')}</p>
          <a href={data} target="_blank" rel="noreferrer" dir="ltr">
            {data}
          </a>
          <div className={classes.deeds}>
            <CopyButton text={data} label={t('copy')} />
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconRefresh size={14} />}
              loading={isPending}
              onClick={() => mutate(true)}
            >
              {t('renew')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
