import { useTranslations } from 'use-intl';
import { useChanges } from '../../ui/toast/use-changes.ts';
import type { TaskChange } from './todo.edits.ts';

export function useTaskChanges() {
  const t = useTranslations('todo');
  const { apply, save } = useChanges();
  return {
    save,
    apply: (change: TaskChange, done?: string) => {
      const { title } = change.task;
      void apply(change, { done, failed: (reason) => t('notSaved', { title, reason }) });
    },
  };
}
