import type { Icon } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useId } from 'react';
import { keepInSight } from '../focus/keep-in-sight.ts';
import classes from './side-tabs.module.css';

export interface SideTab {
  label: string;
  icon: Icon;
  link: Pick<LinkProps, 'to' | 'search'>;
}

export interface SideTabGroup {
  label: string;
  tabs: readonly SideTab[];
}

interface SideTabsProps {
  label: string;
  groups: readonly SideTabGroup[];
}

/** Parts of a page, kept in its address: beside the open one on a desk, a row above it on a phone. */
export function SideTabs({ label, groups }: SideTabsProps) {
  return (
    <nav aria-label={label} className={classes.side}>
      {groups.map((group) => (
        <SideGroup key={group.label} {...group} />
      ))}
    </nav>
  );
}

function SideGroup({ label, tabs }: SideTabGroup) {
  const id = useId();
  return (
    <>
      <p className={classes.heading} id={id}>
        {label}
      </p>
      <ul aria-labelledby={id}>
        {tabs.map((tab) => (
          <li key={tab.label}>
            <SideLink {...tab} />
          </li>
        ))}
      </ul>
    </>
  );
}

function SideLink({ label, icon: TabIcon, link }: SideTab) {
  return (
    <Link
      {...link}
      ref={(place: HTMLAnchorElement | null) => keepInSight(place)}
      activeOptions={{ exact: true, includeSearch: true }}
      className={classes.link}
      resetScroll={false}
    >
      <TabIcon size={18} stroke={1.75} aria-hidden />
      {label}
    </Link>
  );
}
