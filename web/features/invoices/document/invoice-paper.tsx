import type { Invoice } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { CalendarDay } from '../../../ui/time/calendar-day.tsx';
import classes from './invoice-paper.module.css';
import { PaperFoot } from './paper-foot.tsx';
import { PaperLines } from './paper-lines.tsx';
import { PaperReceiver, PaperSender } from './paper-parties.tsx';
import { OpenSums, PaperSums } from './paper-sums.tsx';

/** The document as its receiver gets it, on the screen and on paper. */
export function InvoicePaper({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoices.paper');
  const { kind, number, service, note } = invoice;
  return (
    <article className={classes.paper} data-draft={number === null || undefined}>
      <header className={classes.head}>
        <PaperSender sender={invoice.sender} />
        <div className={classes.name}>
          <h2>{t(kind)}</h2>
          <bdi>{number ?? t('draft')}</bdi>
        </div>
      </header>
      <div className={classes.parties}>
        <PaperReceiver client={invoice.client} />
        <Facts invoice={invoice} />
      </div>
      {service && (
        <p className={classes.service} dir="auto">
          {service}
        </p>
      )}
      <PaperLines invoice={invoice} />
      <PaperSums {...invoice}>
        <OpenSums invoice={invoice} />
      </PaperSums>
      {note && (
        <p className={classes.note} dir="auto">
          {note}
        </p>
      )}
      <PaperFoot invoice={invoice} />
    </article>
  );
}

function Facts({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoices.paper.facts');
  const { issuedOn, suppliedOn, dueOn, reference, credits } = invoice;
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('issued')}</dt>
        <dd>
          <CalendarDay day={issuedOn} />
        </dd>
      </div>
      <div>
        <dt>{t('supplied')}</dt>
        <dd>
          <CalendarDay day={suppliedOn ?? issuedOn} />
        </dd>
      </div>
      {invoice.kind === 'invoice' && (
        <div>
          <dt>{t('due')}</dt>
          <dd>
            <CalendarDay day={dueOn} />
          </dd>
        </div>
      )}
      {reference && (
        <div>
          <dt>{t('reference')}</dt>
          <dd>
            <bdi>{reference}</bdi>
          </dd>
        </div>
      )}
      {credits && (
        <div>
          <dt>{t('credits')}</dt>
          <dd>
            <bdi>{credits.number}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}
