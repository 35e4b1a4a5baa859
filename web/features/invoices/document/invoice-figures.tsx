import type { Invoice } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { PlaceLink } from '../../../ui/place-link.tsx';
import { CalendarDay } from '../../../ui/time/calendar-day.tsx';
import classes from './invoice-figures.module.css';

/** What is still open of it, and the documents it belongs to. */
export function InvoiceFigures({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoices.figures');
  const { gross, paid, credited, balance, currency, dueOn, credits, creditNotes } = invoice;
  const figures = { gross, paid, credited };
  if (invoice.state === 'draft') return null;
  return (
    <Panel title={t('title')}>
      <dl className={classes.figures}>
        {(['gross', 'paid', 'credited'] as const).map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              <Money minor={figures[name]} currency={currency} />
            </dd>
          </div>
        ))}
        <div className={classes.balance}>
          <dt>{t('balance')}</dt>
          <dd>
            <Money minor={balance} currency={currency} />
          </dd>
        </div>
        {dueOn && (
          <div>
            <dt>{t('due')}</dt>
            <dd>
              <CalendarDay day={dueOn} />
            </dd>
          </div>
        )}
        {credits && (
          <div>
            <dt>{t('credits')}</dt>
            <dd>
              <PlaceLink href={`/apps/invoice/preview/${credits.id}`}>{credits.number}</PlaceLink>
            </dd>
          </div>
        )}
        {creditNotes.map(({ id, number, gross: amount }) => (
          <div key={id}>
            <dt>
              <PlaceLink href={`/apps/invoice/preview/${id}`}>
                {t('creditNote', { number })}
              </PlaceLink>
            </dt>
            <dd>
              <Money minor={-amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
