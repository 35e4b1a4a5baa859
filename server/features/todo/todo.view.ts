import type { Task, TaskTag } from '@plenum/contract';

export interface TaskRow {
  id: number;
  title: string;
  description: unknown;
  dueDate: string;
  assigneeId: number | null;
  assigneeName: string;
  assigneeAvatar: string | null;
  tags: TaskTag[];
  isCompleted: boolean;
  isDeleted: boolean;
  isImportant: boolean;
  position: number;
  version: number;
  createdBy: number;
}

export const taskView = (row: TaskRow): Task => ({
  id: row.id,
  title: row.title,
  dueDate: row.dueDate,
  description: row.description,
  assignee: { id: row.assigneeId, fullName: row.assigneeName, avatar: row.assigneeAvatar },
  tags: row.tags,
  isCompleted: row.isCompleted,
  isDeleted: row.isDeleted,
  isImportant: row.isImportant,
  position: row.position,
  version: row.version,
  createdBy: row.createdBy,
});
