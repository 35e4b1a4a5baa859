import { Link, Outlet } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import classes from './office-frame.module.css';

const tabs = [
  { label: 'organisation', to: '/settings' },
  { label: 'outbox', to: '/settings/outbox' },
  { label: 'audit', to: '/settings/audit' },
] as const;

/** The settings of the organisation, side by side. */
export function OfficeFrame() {
  const t = useTranslations('organisations.tabs');
  return (
    <div className={classes.frame}>
      <nav aria-label={t('label')} className={classes.tabs}>
        <ul>
          {tabs.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={classes.tab} activeOptions={{ exact: to === '/settings' }}>
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
