import { closestCenter, DndContext, type DragEndEvent, KeyboardCode } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import type { NamedPage } from '../../platform/named-page.ts';
import { useCarrySensors } from '../../ui/order/carry-sensors.ts';
import { useOrderWords } from './use-order-words.ts';

interface SortablePagesProps {
  pages: readonly NamedPage[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Enter stays what it is on a link: only the space bar lifts. */
const keyboardCodes = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
};

/** Lets its children be put in order by pointer and keyboard. */
export function SortablePages({ pages, onMove, children }: SortablePagesProps) {
  const words = useOrderWords(pages);
  const sensors = useCarrySensors(keyboardCodes);
  const ids = pages.map(({ path }) => path);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={words}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
