import type { NewTask, Task } from '@plenum/contract';
import { newKey } from '../../platform/new-key.ts';
import { addTask, moveTask, updateTask } from './todo.api.ts';
import { type TaskList, withTask } from './todo.lists.ts';

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

interface Whole {
  /** Kept over every retry, so that nothing is done twice. */
  key: string;
  /** The task as it was; for an added one, as it looks until it has an id. */
  task: Task;
}
type Addition = Whole & { kind: 'add' };
type Edit = Whole & { kind: 'edit'; fields: Partial<TaskFields> };
type Move = Whole & {
  kind: 'move';
  /** The task goes right before this one; null puts it last. */
  beforeId: number | null;
  position: number;
  formerBeforeId: number | null;
};

/** Something a person did that the server has not confirmed yet. */
export type Change = Addition | Edit | Move;

/** Above every id the server gives, so that an addition is the newest task wherever that counts. */
let lastTemporaryId = 2 ** 52;

export function addition(fields: TaskFields, createdBy: number): Addition {
  lastTemporaryId += 1;
  const place = { position: -lastTemporaryId, version: 0, createdBy };
  return { key: newKey(), kind: 'add', task: { id: lastTemporaryId, ...fields, ...place } };
}

export const edit = (task: Task, fields: Partial<TaskFields>): Edit => ({
  key: newKey(),
  kind: 'edit',
  task,
  fields,
});

/** `shown` are the tasks on the screen in their order, `to` the place the task gets among them. */
export function move(shown: readonly Task[], from: number, to: number): Move | undefined {
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
  return {
    key: newKey(),
    kind: 'move',
    task,
    beforeId: below?.id ?? null,
    position,
    formerBeforeId,
  };
}

const patchOf = (change: Change): Partial<Task> => {
  if (change.kind === 'edit') return change.fields;
  return change.kind === 'move' ? { position: change.position } : {};
};

/** The list as it will be when the server has confirmed all changes. */
export function withChanges(
  tasks: readonly Task[],
  changes: readonly Change[],
  list: TaskList,
): Task[] {
  const latest = new Map(tasks.map((task) => [task.id, task]));
  return changes.reduce<Task[]>(
    (shown, change) => {
      const { id } = change.task;
      const changed = { ...(latest.get(id) ?? change.task), ...patchOf(change) };
      latest.set(id, changed);
      return withTask(shown, changed, list);
    },
    [...tasks],
  );
}

/** What takes a change back: the old values of what it wrote, and of nothing else. */
export function reverse(change: Edit | Move): Change {
  const task = { ...change.task, ...patchOf(change) };
  if (change.kind === 'move') {
    const { formerBeforeId: beforeId, beforeId: formerBeforeId } = change;
    const { position } = change.task;
    return { key: newKey(), kind: 'move', task, beforeId, formerBeforeId, position };
  }
  const names = Object.keys(change.fields) as (keyof TaskFields)[];
  return edit(task, Object.fromEntries(names.map((name) => [name, change.task[name]])));
}

const asNew = ({ id: _id, position: _place, version: _version, createdBy: _by, ...rest }: Task) =>
  rest satisfies NewTask;

export function sendChange(change: Change): Promise<Task> {
  const { key, task } = change;
  if (change.kind === 'add') return addTask(asNew(task), key);
  if (change.kind === 'move') return moveTask(task.id, change.beforeId, key);
  return updateTask({ id: task.id, ...change.fields }, key);
}
