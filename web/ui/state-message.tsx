import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './state-message.module.css';

interface StateMessageProps {
  icon: Icon;
  title: string;
  text: string;
  action?: ReactNode;
  tone?: 'calm' | 'danger';
}

/** What a place says when it has nothing to list. */
export function StateMessage({
  icon: Icon,
  title,
  text,
  action,
  tone = 'calm',
}: StateMessageProps) {
  return (
    <div className={classes.message} role={tone === 'danger' ? 'alert' : undefined}>
      <span className={classes.icon} data-tone={tone}>
        <Icon size={28} stroke={1.5} aria-hidden />
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      {action}
    </div>
  );
}
