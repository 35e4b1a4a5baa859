import {
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { whenIdle } from '../../platform/loading/when-idle.ts';
import classes from './table-groups.module.css';
import { useMoving } from './use-moving.ts';

interface RowGroupsProps<R> {
  rows: readonly R[];
  rowHeight: number;
  scrollRef: RefObject<HTMLElement | null>;
  drawRow: (row: R) => ReactNode;
}

/** Measured: fewer come into sight too often, more are too much to paint at once. */
const rowsInGroup = 50;
/** So far beyond what is in sight rows are drawn before their turn. */
const nearby = '400px';

/**
 * Many rows: at first those in sight, then group by group whenever the browser is idle. What is
 * drawn and out of sight the browser leaves alone, so that scrolling runs nothing of ours.
 */
export function RowGroups<R>({ rows, rowHeight, scrollRef, drawRow }: RowGroupsProps<R>) {
  useMoving(scrollRef);
  const [drawn, setDrawn] = useState({ rows, groups: 1 });
  const ahead = drawn.rows === rows ? drawn.groups : 1;
  const count = Math.ceil(rows.length / rowsInGroup);
  useEffect(() => {
    if (ahead >= count) return;
    return whenIdle(() => startTransition(() => setDrawn({ rows, groups: ahead + 1 })));
  }, [rows, ahead, count]);
  return Array.from({ length: count }, (_, place) => {
    const ofGroup = rows.slice(place * rowsInGroup, (place + 1) * rowsInGroup);
    return (
      <RowGroup
        key={place}
        height={ofGroup.length * rowHeight}
        scrollRef={scrollRef}
        isDue={place < ahead}
        draw={() => ofGroup.map(drawRow)}
      />
    );
  });
}

interface RowGroupProps {
  height: number;
  scrollRef: RefObject<HTMLElement | null>;
  isDue: boolean;
  draw: () => ReactNode;
}

/** Shown as a block, it has to say itself what it is. */
const role = 'rowgroup';

function RowGroup({ height, scrollRef, isDue, draw }: RowGroupProps) {
  const ref = useRef<HTMLTableSectionElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isDue || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting === true),
      { root: scrollRef.current, rootMargin: nearby },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isDue, scrollRef]);
  return (
    <tbody ref={ref} role={role} className={classes.group} style={{ height }}>
      {(isDue || isNear) && draw()}
    </tbody>
  );
}
