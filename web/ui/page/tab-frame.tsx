import { Link, type LinkProps, Outlet } from '@tanstack/react-router';
import { keepInSight } from '../focus/keep-in-sight.ts';
import classes from './tab-frame.module.css';

interface TabFrameProps {
  label: string;
  tabs: readonly { label: string; to: NonNullable<LinkProps['to']>; isExact?: boolean }[];
  /** As wide as a form is read, not as a table. */
  isNarrow?: boolean;
}

/** Screens that belong together, side by side. */
export function TabFrame({ label, tabs, isNarrow = false }: TabFrameProps) {
  return (
    <div className={classes.frame} data-narrow={isNarrow || undefined}>
      <nav aria-label={label} className={classes.tabs}>
        <ul>
          {tabs.map(({ label: text, to, isExact = false }) => (
            <li key={to}>
              <Link
                to={to}
                className={classes.tab}
                activeOptions={{ exact: isExact }}
                ref={(tab: HTMLAnchorElement | null) => keepInSight(tab)}
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </div>
  );
}
