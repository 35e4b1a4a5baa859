import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';
import classes from './table-virtual.module.css';

interface VirtualRowsProps {
  count: number;
  rowHeight: number;
  scrollRef: RefObject<HTMLElement | null>;
  drawRow: (place: number) => ReactNode;
}

/** Shown as a block, it has to say itself what it is. */
const role = 'rowgroup';

/** Only what is in sight is in the page; each row stands where it would if all were. */
export function VirtualRows({ count, rowHeight, scrollRef, drawRow }: VirtualRowsProps) {
  const { getVirtualItems, getTotalSize, isScrolling } = useVirtualizer({
    count,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    // Rows that come a frame later are hidden by the spare ones; the scrolling itself must not wait.
    useFlushSync: false,
    useScrollendEvent: true,
  });
  return (
    <tbody
      role={role}
      className={classes.rows}
      data-moving={isScrolling || undefined}
      style={{ height: getTotalSize() }}
    >
      {getVirtualItems().map(({ index }) => drawRow(index))}
    </tbody>
  );
}
