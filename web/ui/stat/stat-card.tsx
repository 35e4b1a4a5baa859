import type { Icon } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton.tsx';
import { Sparkline } from './sparkline.tsx';
import classes from './stat-card.module.css';
import { StatChange } from './stat-change.tsx';

interface StatCardProps {
  icon: Icon;
  label: string;
  /** Undefined while it is on its way. */
  value: ReactNode;
  /** Against the time before: 0.12 is 12 % more. */
  change?: number | undefined;
  /** Less of it is better: refunds, reports. */
  isLessBetter?: boolean;
  points?: readonly number[] | undefined;
  /** The list behind the number. */
  link?: Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>;
}

/** One number, where it is going, and the way to the list behind it. */
export function StatCard({
  icon: Mark,
  label,
  value,
  change,
  points,
  link,
  ...card
}: StatCardProps) {
  const isLess = card.isLessBetter ?? false;
  return (
    <div className={classes.card}>
      <span className={classes.icon}>
        <Mark size={20} stroke={1.75} aria-hidden />
      </span>
      <div className={classes.words}>
        {link ? (
          <Link {...link} className={classes.label}>
            {label}
          </Link>
        ) : (
          <span className={classes.label}>{label}</span>
        )}
        {value === undefined ? (
          <span className={classes.value}>
            <Skeleton width="96px" height={26} />
          </span>
        ) : (
          <strong className={classes.value}>{value}</strong>
        )}
        {change !== undefined && <StatChange change={change} isLessBetter={isLess} />}
      </div>
      {points && <Sparkline points={points} width={96} />}
    </div>
  );
}
