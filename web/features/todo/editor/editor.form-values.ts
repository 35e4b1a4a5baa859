import type { Task } from '@plenum/contract';
import { dayOf } from '../todo.due-date.ts';
import type { TaskFields } from '../todo.edits.ts';

/** What the drawer edits; deleting and restoring are acts of their own. */
export type TaskFormValues = Omit<TaskFields, 'isDeleted'>;

export const blankTask = (): TaskFormValues => ({
  title: '',
  dueDate: '',
  description: '',
  assignee: { id: null, fullName: '' },
  tags: [],
  isCompleted: false,
  isImportant: false,
});

export const formValuesOf = (task: Task): TaskFormValues => ({
  title: task.title,
  dueDate: dayOf(task.dueDate) ?? '',
  description: task.description,
  assignee: task.assignee,
  tags: task.tags,
  isCompleted: task.isCompleted,
  isImportant: task.isImportant,
});

export const tidy = (values: TaskFormValues): TaskFormValues => ({
  ...values,
  title: values.title.trim(),
});
