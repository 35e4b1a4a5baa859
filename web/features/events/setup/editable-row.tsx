import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SortableRow } from '../../../ui/order/sortable-row.tsx';
import classes from './rows.module.css';

interface EditableRowProps {
  row: { id: number; name: string };
  onEdit: () => void;
  onRemove: () => void;
  children: ReactNode;
}

/** A row that is carried by its handle, edited and removed. */
export function EditableRow({ row, onEdit, onRemove, children }: EditableRowProps) {
  const t = useTranslations('events');
  const { name } = row;
  return (
    <SortableRow
      id={row.id}
      words={{ role: t('drag.role'), handle: t('drag.handle', { name }) }}
      classes={classes}
    >
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
    </SortableRow>
  );
}
