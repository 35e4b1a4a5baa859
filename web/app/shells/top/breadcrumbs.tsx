import { IconChevronRight, IconHome } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { WordedTrail } from '../../use-trail.ts';
import classes from './breadcrumbs.module.css';

const Arrow = () => <IconChevronRight size={14} className="mantine-rotate-rtl" aria-hidden />;

/** Where this page stands in the menu. */
export function Breadcrumbs({ above, link, isHere, name }: WordedTrail) {
  const frame = useTranslations('frame');
  return (
    <nav aria-label={frame('crumbs')}>
      <ol className={classes.crumbs}>
        <li>
          <Link to="/" aria-label={frame('home')}>
            <IconHome size={16} stroke={1.75} aria-hidden />
          </Link>
        </li>
        {above.map((one) => (
          <li key={one}>
            <Arrow />
            {one}
          </li>
        ))}
        <li>
          <Arrow />
          <Link {...link} aria-current={isHere ? 'page' : undefined}>
            {name}
          </Link>
        </li>
      </ol>
    </nav>
  );
}
