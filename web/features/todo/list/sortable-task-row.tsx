import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconGripVertical } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import classes from './sortable-task-row.module.css';
import { TaskRow } from './task-row.tsx';

type SortableTaskRowProps = Omit<ComponentProps<typeof TaskRow>, 'handle' | 'ref' | 'style'>;

export function SortableTaskRow(props: SortableTaskRowProps) {
  const t = useTranslations('todo');
  const { task, isActive } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({
    id: task.id,
    attributes: { roleDescription: t('drag.role'), tabIndex: isActive ? 0 : -1 },
  });
  const { transform, transition, isDragging } = drag;
  const style = { transform: CSS.Translate.toString(transform), transition };
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={classes.handle}
      {...attributes}
      {...listeners}
      aria-label={t('drag.handle', { title: task.title })}
    >
      <IconGripVertical size={16} stroke={1.75} />
    </button>
  );
  return (
    <TaskRow
      {...props}
      ref={setNodeRef}
      style={transform || isDragging ? style : {}}
      isDragged={isDragging}
      handle={handle}
    />
  );
}
