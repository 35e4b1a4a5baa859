import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { Task } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useCarrySensors } from '../../../ui/order/carry-sensors.ts';
import { SortableTaskRow } from './sortable-task-row.tsx';
import { TaskRow } from './task-row.tsx';
import classes from './task-rows.module.css';
import { useActiveRow } from './use-active-row.ts';
import { useDragWords } from './use-drag-words.ts';
import type { TaskActions } from '../use-task-actions.ts';

interface TaskRowsProps {
  tasks: readonly Task[];
  pendingIds: ReadonlySet<number>;
  isSortable: boolean;
  actions: TaskActions;
}

export function TaskRows({ tasks, pendingIds, isSortable, actions }: TaskRowsProps) {
  const t = useTranslations('todo');
  const words = useDragWords(tasks);
  const sensors = useCarrySensors();
  const ids = tasks.map((task) => task.id);
  const { listRef, activeId } = useActiveRow(ids);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) actions.move(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)));
  };
  const Row = isSortable ? SortableTaskRow : TaskRow;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={words}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={!isSortable}>
        <ul ref={listRef} className={classes.rows} aria-label={t('tasks')}>
          {tasks.map((task) => (
            <Row
              key={task.id}
              task={task}
              isPending={pendingIds.has(task.id)}
              isActive={task.id === activeId}
              actions={actions}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
