import type { Task } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import type { RowChange } from '../../platform/live/row-edits.ts';
import { type Undoable, useChanges } from '../../ui/toast/use-changes.ts';

export function useTaskChanges() {
  const t = useTranslations('todo');
  const { apply, save } = useChanges();
  return {
    save,
    apply: (change: RowChange<Task> & Undoable<Task>, done?: string) => {
      const { title } = change.row;
      void apply(change, { done, failed: (reason) => t('notSaved', { title, reason }) });
    },
  };
}
