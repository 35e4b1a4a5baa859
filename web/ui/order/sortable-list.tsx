import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useCarrySensors } from './carry-sensors.ts';
import type { orderWords } from './order-words.ts';

interface SortableListProps {
  label: string;
  className: string | undefined;
  ids: readonly number[];
  words: ReturnType<typeof orderWords>;
  /** Right before that one, or last. */
  onMove: (id: number, beforeId: number | null) => void;
  children: ReactNode;
}

/** A list that pointer and keyboard put in order. */
export function SortableList(props: SortableListProps) {
  const { label, className, ids, words, onMove, children } = props;
  const sensors = useCarrySensors();
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(Number(active.id)), ids.indexOf(Number(over?.id))];
    if (to < 0 || from === to) return;
    onMove(Number(active.id), ids[to > from ? to + 1 : to] ?? null);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={words}
      onDragEnd={drop}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ol className={className} aria-label={label}>
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
