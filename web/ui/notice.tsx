import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

interface NoticeProps {
  tone: 'danger' | 'warning' | 'calm';
  children: ReactNode;
}

/** A sentence that has to be seen, and is read out as soon as it appears. */
export function Notice({ tone, children }: NoticeProps) {
  const Mark = tone === 'danger' ? IconAlertCircle : IconInfoCircle;
  return (
    <div className={classes.notice} data-tone={tone} role="alert">
      <Mark size={18} aria-hidden />
      <span>{children}</span>
    </div>
  );
}
