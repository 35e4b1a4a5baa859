import { type ReactNode, useId } from 'react';
import { PanelBoundary } from './panel-boundary.tsx';
import classes from './panel.module.css';

interface PanelProps {
  title: string;
  /** Where all of it is. */
  more?: ReactNode;
  children: ReactNode;
}

/** One of several things on a page; when it breaks, the others stand. */
export function Panel({ title, more, children }: PanelProps) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      <PanelBoundary>{children}</PanelBoundary>
    </section>
  );
}
