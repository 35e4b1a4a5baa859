import type { Task } from '@plenum/contract';

/** A plain task; a test says only what matters to it. */
export const aTask = (fields: Partial<Task> = {}): Task => ({
  id: 1,
  title: 'Print the badges',
  dueDate: '',
  description: '',
  assignee: { id: null, fullName: '' },
  tags: [],
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
  position: 0,
  version: 1,
  createdBy: 11,
  ...fields,
});
