import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { orderWords } from '../../../ui/order/order-words.ts';
import { SortableList } from '../../../ui/order/sortable-list.tsx';
import classes from './rows.module.css';

interface SortableRowsProps {
  label: string;
  rows: readonly { id: number; name: string }[];
  /** Right before that one, or last. */
  onMove: (id: number, beforeId: number | null) => void;
  children: ReactNode;
}

/** Rows that pointer and keyboard put in order. */
export function SortableRows({ rows, ...list }: SortableRowsProps) {
  const t = useTranslations('events.drag');
  const words = orderWords(rows, (deed, carried) => t(deed, carried), t('instructions'));
  const ids = rows.map(({ id }) => id);
  return <SortableList className={classes.rows} ids={ids} words={words} {...list} />;
}
