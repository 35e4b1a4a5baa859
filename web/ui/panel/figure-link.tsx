import type { Icon } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useFormatter } from 'use-intl';
import { Skeleton } from '../skeleton.tsx';
import classes from './figure-link.module.css';

interface FigureLinkProps {
  icon: Icon;
  hue: 'indigo' | 'sky' | 'green' | 'amber' | 'red' | 'violet';
  label: string;
  /** Undefined until it is known, null when it cannot be. */
  value: number | null | undefined;
  link: Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>;
}

/** A number, and the list behind it. */
export function FigureLink({ icon: Icon, hue, label, value, link }: FigureLinkProps) {
  const format = useFormatter();
  return (
    <Link {...link} className={classes.figure}>
      <span className={classes.icon} data-hue={hue}>
        <Icon size={22} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.number}>
          {value === undefined && <Skeleton width="3ch" height={34} />}
          {value === null && '–'}
          {typeof value === 'number' && format.number(value)}
        </span>
        <span className={classes.label}>{label}</span>
      </span>
    </Link>
  );
}
