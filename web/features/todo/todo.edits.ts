import type { Task } from '@plenum/contract';
import {
  addedRow,
  editedRow,
  type RowChange,
  type RowEdit,
} from '../../platform/live/row-edits.ts';
import { newKey } from '../../platform/new-key.ts';
import { addTask, moveTask, updateTask } from './todo.api.ts';
import { tasks } from './todo.live.ts';

/** The fields that this screen can write. */
export type TaskFields = Pick<
  Task,
  | 'title'
  | 'dueDate'
  | 'description'
  | 'assignee'
  | 'tags'
  | 'isCompleted'
  | 'isImportant'
  | 'isDeleted'
>;

export const addition = (fields: TaskFields, createdBy: number): RowChange<Task> =>
  addedRow(
    tasks,
    (id) => ({ id, ...fields, position: -id, version: 0, createdBy }),
    (key) => addTask(fields, key),
  );

export const edit = (task: Task, fields: Partial<TaskFields>): RowEdit<Task> =>
  editedRow(tasks, task, fields, (id, changed, key) => updateTask({ id, ...changed }, key));

interface Place {
  /** The task goes right before this one; null puts it last. */
  beforeId: number | null;
  formerBeforeId: number | null;
  position: number;
}

function moveTo(task: Task, place: Place): RowEdit<Task> {
  const { beforeId, position, formerBeforeId } = place;
  const former = { beforeId: formerBeforeId, position: task.position, formerBeforeId: beforeId };
  return {
    key: newKey(),
    row: task,
    ids: [task.id],
    shows: [tasks.patched([{ row: task, fields: { position } }])],
    send: (key) => moveTask(task.id, beforeId, key),
    learns: (answer) => [tasks.told([answer])],
    undo: () => moveTo({ ...task, position }, former),
  };
}

/** `shown` are the tasks on the screen in their order, `to` the place the task gets among them. */
export function move(shown: readonly Task[], from: number, to: number): RowEdit<Task> | undefined {
  const task = shown[from];
  if (!task || from === to || to < 0 || to >= shown.length) return undefined;
  const others = shown.toSpliced(from, 1);
  const [above, below] = [others[to - 1], others[to]];
  const position =
    above && below
      ? (above.position + below.position) / 2
      : above
        ? above.position + 1
        : (below ?? task).position - 1;
  const formerBeforeId = shown[from + 1]?.id ?? null;
  return moveTo(task, { beforeId: below?.id ?? null, position, formerBeforeId });
}
