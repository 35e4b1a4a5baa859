import type { Invoice } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { MailList } from '../mails/mail-list.tsx';
import { InvoiceState } from '../invoice-state.tsx';
import { invoice as invoiceAnswer } from '../invoices.live.ts';
import { useInvoiceName } from '../use-invoice-name.ts';
import { InvoiceActions } from './invoice-actions.tsx';
import { InvoiceFigures } from './invoice-figures.tsx';
import { InvoiceHistory } from './invoice-history.tsx';
import { InvoicePaper } from './invoice-paper.tsx';
import classes from './invoice-screen.module.css';
import { MissingNotice } from './missing-notice.tsx';

interface InvoiceScreenProps {
  id: number;
  /** Shown instead when there is no such document. */
  missing: ReactNode;
  /** What was paid of it, which is another feature's. */
  Payments: ComponentType<{ invoice: Invoice }>;
}

/** Of a draft nothing has been paid, and nobody has said anything yet. */
const hasSide = ({ state, changes }: Invoice) => state !== 'draft' || changes.length > 0;

export function InvoiceScreen({ id, missing, Payments }: InvoiceScreenProps) {
  const t = useTranslations('invoices.document');
  const reading = useQuery(invoiceAnswer.options(id));
  const { data, error } = reading;
  const nameOf = useInvoiceName();
  const title = data ? nameOf(data) : t('loading');
  usePageTitle(title);
  if (error instanceof CallProblem && error.status === 404) return missing;
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {data && <InvoiceState state={data.state} />}
        {data && <InvoiceActions invoice={data} />}
      </header>
      {!data && (
        <ReadingState
          reading={reading}
          title={t('failed')}
          skeleton={<FormSkeleton fields={6} />}
        />
      )}
      {data && (
        <div className={classes.columns} data-alone={!hasSide(data) || undefined}>
          <div className={classes.main}>
            {data.state === 'draft' && <MissingNotice invoice={data} />}
            <InvoicePaper invoice={data} />
          </div>
          {hasSide(data) && (
            <aside className={classes.side} aria-label={t('aside')}>
              <InvoiceFigures invoice={data} />
              {data.state !== 'draft' && data.kind === 'invoice' && <Payments invoice={data} />}
              <MailList invoice={data} />
              <InvoiceHistory invoice={data} />
            </aside>
          )}
        </div>
      )}
    </div>
  );
}
