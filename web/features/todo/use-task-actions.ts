import type { Task } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { edit, move } from './todo.edits.ts';
import { useTaskChanges } from './use-task-changes.ts';

/** What a person can do to a task in a list, each with an undo. */
export function useTaskActions(shown: readonly Task[], open: (task: Task) => void) {
  const t = useTranslations('todo.done');
  const { apply } = useTaskChanges();
  return {
    open,
    toggleCompleted: (task: Task) =>
      apply(
        edit(task, { isCompleted: !task.isCompleted }),
        t(task.isCompleted ? 'reopened' : 'completed', { title: task.title }),
      ),
    toggleImportant: (task: Task) =>
      apply(
        edit(task, { isImportant: !task.isImportant }),
        t(task.isImportant ? 'unstarred' : 'starred', { title: task.title }),
      ),
    remove: (task: Task) =>
      apply(edit(task, { isDeleted: true }), t('deleted', { title: task.title })),
    restore: (task: Task) =>
      apply(edit(task, { isDeleted: false }), t('restored', { title: task.title })),
    move: (from: number, to: number) => {
      const change = move(shown, from, to);
      if (change) apply(change, t('moved', { title: change.row.title }));
    },
  };
}

export type TaskActions = ReturnType<typeof useTaskActions>;
