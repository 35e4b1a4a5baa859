import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { afterPaint } from '../../../platform/loading/after-paint.ts';
import { isPlainClick } from '../../../ui/plain-click.ts';
import { isUnder } from '../../crumbs.ts';
import type { MenuEntry, MenuLink } from '../../menu-shape.ts';
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
  const navigate = useNavigate();
  // What the router does at once is long enough to be felt in the click.
  const follow = (event: MouseEvent) => {
    onNavigate?.();
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void afterPaint().then(() => navigate(entry.link));
  };
  const Icon = 'icon' in entry ? entry.icon : null;
  return (
    <Link
      {...entry.link}
      className={Icon ? classes.entry : classes.child}
      aria-current={isHere ? 'page' : undefined}
      onClick={follow}
    >
      {Icon && <Icon size={20} stroke={1.75} aria-hidden />}
      <span className={classes.word}>{t(entry.label, { shortName })}</span>
      {entry.badge && <MenuBadge what={entry.badge} />}
    </Link>
  );
}
