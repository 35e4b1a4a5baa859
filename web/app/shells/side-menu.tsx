import { Link, useRouterState } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Mark } from '../../ui/mark.tsx';
import { menu } from '../menu.ts';
import classes from './side-menu.module.css';

interface SideMenuProps {
  label: string;
  onNavigate?: () => void;
}

/** The words stay in the page when the menu shows icons only: they are the links' names. */
export function SideMenu({ label, onNavigate }: SideMenuProps) {
  const t = useTranslations('shell');
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <nav aria-label={label}>
      <Link to="/" className={classes.brand} onClick={onNavigate}>
        <Mark />
        <span className={classes.word}>{t('product')}</span>
      </Link>
      <ul className={classes.entries}>
        {menu.map(({ label, icon: Icon, link, under }) => (
          <li key={label}>
            <Link
              {...link}
              className={classes.entry}
              aria-current={path.startsWith(under) ? 'page' : undefined}
              onClick={onNavigate}
            >
              <Icon size={20} stroke={1.75} aria-hidden />
              <span className={classes.word}>{t(`menu.${label}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
