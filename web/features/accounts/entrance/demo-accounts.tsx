import { UnstyledButton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Credentials } from '../accounts.api.ts';
import classes from './demo-accounts.module.css';

const accounts = [
  { role: 'admin', email: 'admin@demo.com', password: 'admin' },
  { role: 'client', email: 'client@demo.com', password: 'client' },
  { role: 'exhibitor', email: 'exhibitor@demo.com', password: 'exhibitor' },
] as const;

/** Shown only where the server says that these accounts exist. */
export function DemoAccounts({ onPick }: { onPick: (credentials: Credentials) => void }) {
  const t = useTranslations('accounts');
  return (
    <section className={classes.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={classes.title}>
        {t('demo.title')}
      </h2>
      <div className={classes.accounts}>
        {accounts.map(({ role, email, password }) => (
          <UnstyledButton
            key={role}
            className={classes.account}
            onClick={() => onPick({ email, password })}
          >
            <span className={classes.role}>{t(`demo.${role}`)}</span>
            <span className={classes.email}>{email}</span>
          </UnstyledButton>
        ))}
      </div>
      <p className={classes.others}>{t('demo.others')}</p>
    </section>
  );
}
