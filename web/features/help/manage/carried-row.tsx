import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SortableRow } from '../../../ui/order/sortable-row.tsx';
import classes from './manage.module.css';

interface CarriedRowProps {
  id: number;
  name: string;
  children: ReactNode;
}

/** A category or an article with a handle to carry it by. */
export function CarriedRow({ id, name, children }: CarriedRowProps) {
  const t = useTranslations('help.drag');
  const words = { role: t('role'), handle: t('handle', { name }) };
  return (
    <SortableRow id={id} words={words} classes={classes}>
      {children}
    </SortableRow>
  );
}
