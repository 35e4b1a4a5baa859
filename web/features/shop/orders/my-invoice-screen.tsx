import { Button } from '@mantine/core';
import type { Invoice } from '@plenum/contract';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import classes from './order-screen.module.css';
import { downloadMyInvoice } from './orders.api.ts';
import { myInvoice } from './orders.live.ts';

interface MyInvoiceScreenProps {
  orderId: number;
  missing: ReactNode;
  /** The document, which is another feature's. */
  Paper: ComponentType<{ invoice: Invoice }>;
}

export function MyInvoiceScreen({ orderId, missing, Paper }: MyInvoiceScreenProps) {
  const t = useTranslations('orders.invoice');
  const query = useQuery(myInvoice.options(orderId));
  const { data, error } = query;
  const title = data?.number ? t('title', { number: data.number }) : t('loading');
  usePageTitle(title);
  if (error instanceof CallProblem && error.status === 404) return missing;
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <div className={classes.deeds}>
          {data && <DownloadButton label={t('pdf')} save={() => downloadMyInvoice(orderId)} />}
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={16} className="mantine-rotate-rtl" />}
            renderRoot={(props) => (
              <Link to="/apps/ecommerce/orders/$id" params={{ id: String(orderId) }} {...props} />
            )}
          >
            {t('back')}
          </Button>
        </div>
      </header>
      {data ? (
        <Paper invoice={data} />
      ) : (
        <ReadingState reading={query} title={t('failed')} skeleton={<FormSkeleton fields={6} />} />
      )}
    </div>
  );
}
