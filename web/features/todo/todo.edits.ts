import type { NewTask, Task } from '@plenum/contract';
import { newKey } from '../../platform/new-key.ts';
import type { Undoable } from '../../ui/toast/use-changes.ts';
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

/** Something a person does to a task. */
export interface TaskChange extends Undoable<Task> {
  task: Task;
}

interface TaskEdit extends TaskChange {
  undo: () => TaskEdit;
}

/** Above every id the server gives, so that an addition is the newest task wherever that counts. */
let lastTemporaryId = 2 ** 52;

const learns = (task: Task) => [tasks.told([task])];

const asNew = ({ id: _id, position: _place, version: _version, createdBy: _by, ...rest }: Task) =>
  rest satisfies NewTask;

/** Until it has an id, the task looks as it will. */
export function addition(fields: TaskFields, createdBy: number): TaskChange {
  lastTemporaryId += 1;
  const place = { position: -lastTemporaryId, version: 0, createdBy };
  const task = { id: lastTemporaryId, ...fields, ...place };
  return {
    key: newKey(),
    task,
    ids: [task.id],
    shows: [tasks.told([task])],
    send: (key) => addTask(asNew(task), key),
    learns,
  };
}

/** Taken back, it writes the old values of what it wrote, and of nothing else. */
export function edit(task: Task, fields: Partial<TaskFields>): TaskEdit {
  const names = Object.keys(fields) as (keyof TaskFields)[];
  const former = Object.fromEntries(names.map((name) => [name, task[name]]));
  return {
    key: newKey(),
    task,
    ids: [task.id],
    shows: [tasks.patched([{ row: task, fields }])],
    send: (key) => updateTask({ id: task.id, ...fields }, key),
    learns,
    undo: () => edit({ ...task, ...fields }, former),
  };
}

interface Place {
  /** The task goes right before this one; null puts it last. */
  beforeId: number | null;
  formerBeforeId: number | null;
  position: number;
}

function moveTo(task: Task, place: Place): TaskEdit {
  const { beforeId, position, formerBeforeId } = place;
  const former = { beforeId: formerBeforeId, position: task.position, formerBeforeId: beforeId };
  return {
    key: newKey(),
    task,
    ids: [task.id],
    shows: [tasks.patched([{ row: task, fields: { position } }])],
    send: (key) => moveTask(task.id, beforeId, key),
    learns,
    undo: () => moveTo({ ...task, position }, former),
  };
}

/** `shown` are the tasks on the screen in their order, `to` the place the task gets among them. */
export function move(shown: readonly Task[], from: number, to: number): TaskEdit | undefined {
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
