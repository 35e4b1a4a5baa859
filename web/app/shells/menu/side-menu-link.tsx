import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { MenuEntry, MenuLink } from '../../menu-shape.ts';
import { MenuBadge } from './menu-badge.tsx';
import classes from './side-menu.module.css';
import { useMenuLink } from './use-menu-link.ts';

interface SideMenuLinkProps {
  entry: MenuEntry | MenuLink;
  shortName: string;
  onNavigate: (() => void) | undefined;
}

export function SideMenuLink({ entry, shortName, onNavigate }: SideMenuLinkProps) {
  const t = useTranslations('shell.menu');
  const { isHere, follow } = useMenuLink(entry);
  const Icon = 'icon' in entry ? entry.icon : null;
  return (
    <Link
      {...entry.link}
      className={Icon ? classes.entry : classes.child}
      aria-current={isHere ? 'page' : undefined}
      onClick={(event) => {
        onNavigate?.();
        follow(event);
      }}
    >
      {Icon && <Icon size={20} stroke={1.75} aria-hidden />}
      <span className={classes.word}>{t(entry.label, { shortName })}</span>
      {entry.badge && <MenuBadge what={entry.badge} />}
    </Link>
  );
}
