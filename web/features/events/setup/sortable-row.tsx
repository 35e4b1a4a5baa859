import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { IconGripVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './rows.module.css';

interface SortableRowProps {
  row: { id: number; name: string };
  onEdit: () => void;
  onRemove: () => void;
  children: ReactNode;
}

export function SortableRow({ row, onEdit, onRemove, children }: SortableRowProps) {
  const t = useTranslations('events');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({
    id: row.id,
    attributes: { roleDescription: t('drag.role') },
  });
  const { transform, transition, isDragging } = drag;
  const { name } = row;
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
        aria-label={t('drag.handle', { name })}
      >
        <IconGripVertical size={16} stroke={1.75} aria-hidden />
      </button>
      <div className={classes.words}>{children}</div>
      <ActionIcon variant="subtle" color="gray" aria-label={t('edit', { name })} onClick={onEdit}>
        <IconPencil size={18} stroke={1.75} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('remove', { name })}
        onClick={onRemove}
      >
        <IconTrash size={18} stroke={1.75} />
      </ActionIcon>
    </li>
  );
}
