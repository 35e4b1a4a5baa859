import { Link, useRouterState } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { isUnder } from '../crumbs.ts';
import type { MenuEntry, MenuLink } from '../menu-shape.ts';
import { MenuBadge } from './menu-badge.tsx';
import classes from './side-menu.module.css';

interface SideMenuLinkProps {
  entry: MenuEntry | MenuLink;
  shortName: string;
  onNavigate: (() => void) | undefined;
}

export function SideMenuLink({ entry, shortName, onNavigate }: SideMenuLinkProps) {
  const t = useTranslations('shell.menu');
  const isHere = useRouterState({
    select: ({ location }) => isUnder(location.pathname, entry.under),
  });
  const Icon = 'icon' in entry ? entry.icon : null;
  return (
    <Link
      {...entry.link}
      className={Icon ? classes.entry : classes.child}
      aria-current={isHere ? 'page' : undefined}
      onClick={onNavigate}
    >
      {Icon && <Icon size={20} stroke={1.75} aria-hidden />}
      <span className={classes.word}>{t(entry.label, { shortName })}</span>
      {entry.badge && <MenuBadge what={entry.badge} />}
    </Link>
  );
}
