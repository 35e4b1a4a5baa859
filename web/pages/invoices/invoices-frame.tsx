import { Link, Outlet } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import classes from './invoices-frame.module.css';

const tabs = [
  { label: 'invoices', to: '/apps/invoice/list' },
  { label: 'clients', to: '/apps/invoice/clients' },
  { label: 'settings', to: '/apps/invoice/settings' },
] as const;

/** Documents, whom they are for and what they share, side by side. */
export function InvoicesFrame() {
  const t = useTranslations('invoices.tabs');
  return (
    <div className={classes.frame}>
      <nav aria-label={t('label')} className={classes.tabs}>
        <ul>
          {tabs.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={classes.tab}>
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </div>
  );
}
