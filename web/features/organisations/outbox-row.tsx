import type { OutboxLine } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import { MailState } from './mail-state.tsx';
import classes from './outbox-row.module.css';

export function OutboxRow({ mail }: { mail: OutboxLine }) {
  const t = useTranslations('organisations.outbox');
  return (
    <li className={classes.row}>
      <MailState state={mail.state} />
      <span className={classes.words}>
        <Link
          to="/settings/outbox"
          search={(before: object) => ({ ...before, mail: String(mail.id) })}
          resetScroll={false}
          className={classes.subject}
        >
          <bdi>{mail.subject}</bdi>
        </Link>
        <bdi className={classes.to}>{mail.to}</bdi>
        {mail.lastError !== null && (
          <span className={classes.error}>{t('lastError', { error: mail.lastError })}</span>
        )}
      </span>
      <span className={classes.facts}>
        <RelativeTime at={mail.createdAt} />
        {mail.attempts > 1 && <span>{t('attempts', { count: mail.attempts })}</span>}
      </span>
    </li>
  );
}
