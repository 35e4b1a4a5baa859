import type { ReactNode } from 'react';
import { LinesSkeleton } from '../skeleton.tsx';
import { BrokenPanel } from './broken-panel.tsx';
import classes from './panel.module.css';

interface PanelListProps<T> {
  items: readonly T[] | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  onRetry: () => void;
  /** What the place is for, when there is nothing in it. */
  empty: string;
  children: (item: T) => ReactNode;
}

/** The newest or next few of a longer list, in each of its states. */
export function PanelList<T>(props: PanelListProps<T>) {
  const { items, hasFailed, isRetrying, onRetry, empty, children } = props;
  if (!items && hasFailed) return <BrokenPanel isRetrying={isRetrying} onRetry={onRetry} />;
  if (!items) return <LinesSkeleton lines={5} />;
  if (items.length === 0) {
    return (
      <div className={classes.quiet}>
        <p>{empty}</p>
      </div>
    );
  }
  return <ul className={classes.list}>{items.map(children)}</ul>;
}
