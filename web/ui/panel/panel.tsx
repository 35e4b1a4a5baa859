import { type ReactNode, useId } from 'react';
import { PanelBoundary } from './panel-boundary.tsx';
import classes from './panel.module.css';

interface PanelProps {
  title: string;
  /** Where all of it is. */
  more?: ReactNode;
  /** For what does not bring its own room as lists and tables do. */
  hasRoom?: boolean;
  children: ReactNode;
}

/** One of several things on a page; when it breaks, the others stand. */
export function Panel({ title, more, hasRoom = false, children }: PanelProps) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      <PanelBoundary>
        {hasRoom ? <div className={classes.room}>{children}</div> : children}
      </PanelBoundary>
    </section>
  );
}
