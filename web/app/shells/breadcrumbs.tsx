import { IconChevronRight, IconHome } from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { trailTo } from '../crumbs.ts';
import { useVisibleMenu } from '../use-visible-menu.ts';
import classes from './breadcrumbs.module.css';

const Arrow = () => <IconChevronRight size={14} className="mantine-rotate-rtl" aria-hidden />;

/** Where this page stands in the menu. */
export function Breadcrumbs({ shortName }: { shortName: string }) {
  const t = useTranslations('shell');
  const frame = useTranslations('frame');
  const path = useRouterState({ select: (state) => state.location.pathname });
  const trail = trailTo(useVisibleMenu(), path);
  if (!trail) return null;
  const { section, group, link, isHere } = trail;
  const above = [
    t(`menuSections.${section}`),
    ...(group ? [t(`menu.${group}`, { shortName })] : []),
  ];
  return (
    <nav aria-label={frame('crumbs')}>
      <ol className={classes.crumbs}>
        <li>
          <Link to="/" aria-label={frame('home')}>
            <IconHome size={16} stroke={1.75} aria-hidden />
          </Link>
        </li>
        {above.map((name) => (
          <li key={name}>
            <Arrow />
            {name}
          </li>
        ))}
        <li>
          <Arrow />
          <Link {...link.link} aria-current={isHere ? 'page' : undefined}>
            {t(`menu.${link.label}`, { shortName })}
          </Link>
        </li>
      </ol>
    </nav>
  );
}
