import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './manage.module.css';

interface SortableRowProps {
  id: number;
  name: string;
  children: ReactNode;
}

/** A row with a handle to carry it by. */
export function SortableRow({ id, name, children }: SortableRowProps) {
  const t = useTranslations('help.drag');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({
    id,
    attributes: { roleDescription: t('role') },
  });
  const { transform, transition, isDragging } = drag;
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-dragged={isDragging || undefined}
      style={
        transform || isDragging ? { transform: CSS.Translate.toString(transform), transition } : {}
      }
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={t('handle', { name })}
      >
        <IconGripVertical size={16} stroke={1.75} aria-hidden />
      </button>
      {children}
    </li>
  );
}
