import type { Icon } from '@tabler/icons-react';
import classes from './state-pill.module.css';

interface StatePillProps {
  icon: Icon;
  hue: 'plain' | 'indigo' | 'sky' | 'amber' | 'green' | 'red';
  label: string;
}

/** In what state something is, in its colour. */
export function StatePill({ icon: Mark, hue, label }: StatePillProps) {
  return (
    <span className={classes.state} data-hue={hue}>
      <Mark size={14} aria-hidden />
      {label}
    </span>
  );
}
