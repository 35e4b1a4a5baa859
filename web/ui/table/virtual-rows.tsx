import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';

interface VirtualRowsProps {
  count: number;
  columnCount: number;
  scrollRef: RefObject<HTMLElement | null>;
  drawRow: (place: number) => ReactNode;
}

const guessedHeight = 57;

/** Only what is in sight is in the page; empty rows above and below keep the place of the others. */
export function VirtualRows({ count, columnCount, scrollRef, drawRow }: VirtualRowsProps) {
  const { getVirtualItems, getTotalSize } = useVirtualizer({
    count,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => guessedHeight,
    overscan: 12,
  });
  const items = getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      <Gap height={above} columnCount={columnCount} />
      {items.map(({ index }) => drawRow(index))}
      <Gap height={below} columnCount={columnCount} />
    </>
  );
}

function Gap({ height, columnCount }: { height: number; columnCount: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={columnCount} style={{ height, padding: 0 }}>
        {'\u00a0'}
      </td>
    </tr>
  );
}
