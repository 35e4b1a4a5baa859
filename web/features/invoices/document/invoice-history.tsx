import type { Invoice } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { Panel } from '../../../ui/panel/panel.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { InvoiceState } from '../invoice-state.tsx';
import classes from './invoice-history.module.css';

/** How it came to its state, the latest first. */
export function InvoiceHistory({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoices.history');
  if (invoice.changes.length === 0) return null;
  return (
    <Panel title={t('title')}>
      <ol className={classes.changes}>
        {invoice.changes
          .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
          .map(({ state, at, by, why }) => (
            <li key={`${at} ${state}`}>
              <span className={classes.line}>
                <InvoiceState state={state} />
                <RelativeTime at={at} />
              </span>
              <span className={classes.who}>
                <bdi>{by ?? t('clock')}</bdi>
                {why && <bdi>{why}</bdi>}
              </span>
            </li>
          ))}
      </ol>
    </Panel>
  );
}
