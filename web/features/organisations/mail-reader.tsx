import type { OutboxMail } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { Notice } from '../../ui/notice.tsx';
import { MailState } from './mail-state.tsx';
import classes from './mail-reader.module.css';
import { MailText } from './mail-text.tsx';

/** Without a mail server some are for the console alone. */
const meaningOf = ({ state, text }: OutboxMail) =>
  state === 'kept' && text === null ? 'sealed' : state;

export function MailReader({ mail }: { mail: OutboxMail }) {
  const t = useTranslations('organisations.outbox');
  const format = useFormatter();
  const at = format.dateTime(new Date(mail.createdAt), { dateStyle: 'full', timeStyle: 'short' });
  return (
    <article className={classes.mail}>
      <MailState state={mail.state} />
      <h2>
        <bdi>{mail.subject}</bdi>
      </h2>
      <dl className={classes.facts}>
        <dt>{t('to')}</dt>
        <dd>
          <bdi>{mail.to}</bdi>
        </dd>
        <dt>{t('at')}</dt>
        <dd>
          <time dateTime={mail.createdAt}>{at}</time>
        </dd>
        <dt>{t('tries')}</dt>
        <dd>{format.number(mail.attempts)}</dd>
      </dl>
      {mail.lastError !== null && (
        <Notice tone="danger">{t('lastError', { error: mail.lastError })}</Notice>
      )}
      <p className={classes.meaning}>{t(`meanings.${meaningOf(mail)}`)}</p>
      {mail.text !== null && <MailText text={mail.text} />}
    </article>
  );
}
