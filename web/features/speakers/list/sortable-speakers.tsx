import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { Speaker } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCarrySensors } from '../../../ui/order/carry-sensors.ts';
import { orderWords } from '../../../ui/order/order-words.ts';

interface SortableSpeakersProps {
  speakers: readonly Speaker[];
  isList: boolean;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Lets its children be put in order by pointer and keyboard. */
export function SortableSpeakers({ speakers, isList, onMove, children }: SortableSpeakersProps) {
  const t = useTranslations('speakers.drag');
  const words = orderWords(speakers, (deed, carried) => t(deed, carried), t('instructions'));
  const sensors = useCarrySensors();
  const ids = speakers.map(({ id }) => id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) onMove(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={words}
      onDragEnd={drop}
    >
      <SortableContext
        items={ids}
        strategy={isList ? verticalListSortingStrategy : rectSortingStrategy}
      >
        {children}
      </SortableContext>
    </DndContext>
  );
}
