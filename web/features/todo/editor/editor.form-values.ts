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

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Only what the person changed is written: what others changed meanwhile stays. */
export function changedFields(before: TaskFormValues, after: TaskFormValues): Partial<TaskFields> {
  const names = Object.keys(after) as (keyof TaskFormValues)[];
  const changed = names.filter((name) => !same(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}
