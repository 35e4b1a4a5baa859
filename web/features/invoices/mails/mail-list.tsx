import type { Invoice, InvoiceMail } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { Panel } from '../../../ui/panel/panel.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import classes from './mail-list.module.css';

/** Each time it was sent, how far that came, the latest first. */
export function MailList({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoices.mails');
  if (invoice.mails.length === 0) return null;
  return (
    <Panel title={t('title')}>
      <ol className={classes.mails}>
        {invoice.mails.toReversed().map((mail) => (
          <MailLine key={mail.id} mail={mail} />
        ))}
      </ol>
    </Panel>
  );
}

function MailLine({ mail }: { mail: InvoiceMail }) {
  const t = useTranslations('invoices.mails');
  const { kind, step, to, at, by, state, fault } = mail;
  return (
    <li>
      <span className={classes.line}>
        <strong>{kind === 'reminder' ? t('reminder', { step: step ?? 1 }) : t('document')}</strong>
        <RelativeTime at={at} />
      </span>
      <bdi className={classes.to} dir="ltr">
        {to}
      </bdi>
      <span className={classes.state} data-state={state}>
        {t(`states.${state}`)}
      </span>
      {fault && <span dir="auto">{fault}</span>}
      <bdi className={classes.by}>{by ?? t('clock')}</bdi>
    </li>
  );
}
