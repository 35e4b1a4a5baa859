import type { EmailDetail, Party } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import classes from './thread-mails.module.css';
import { usePartyNames } from '../use-party-names.ts';

/** To whom, in a line; all of them, and when, for who asks. */
export function MailParties({ email }: { email: EmailDetail }) {
  const t = useTranslations('email');
  const format = useFormatter();
  const names = usePartyNames();
  const lines = (['to', 'cc', 'bcc'] as const).filter((name) => email[name].length > 0);
  return (
    <details className={classes.to}>
      <summary dir="auto">
        {t('to', { names: names([...email.to, ...email.cc].slice(0, 4)) || t('nobody') })}
      </summary>
      <dl className={classes.parties}>
        <dt>{t('parties.from')}</dt>
        <dd>
          <Parties parties={[email.from]} />
        </dd>
        {lines.map((name) => (
          <PartyLine key={name} name={t(`parties.${name}`)} parties={email[name]} />
        ))}
        <dt>{t('parties.at')}</dt>
        <dd>
          <time dateTime={email.time}>
            {format.dateTime(new Date(email.time), { dateStyle: 'full', timeStyle: 'short' })}
          </time>
        </dd>
      </dl>
    </details>
  );
}

function PartyLine({ name, parties }: { name: string; parties: readonly Party[] }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <Parties parties={parties} />
      </dd>
    </>
  );
}

function Parties({ parties }: { parties: readonly Party[] }) {
  return parties.map(({ personId, name, email }, place) => (
    <span key={`${personId} ${name} ${email}`}>
      {place > 0 && ', '}
      <bdi>{name || email}</bdi>
      {name && email && <bdi>{` <${email}>`}</bdi>}
    </span>
  ));
}
