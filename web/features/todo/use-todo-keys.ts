import type { Task } from '@plenum/contract';
import { useShortcuts } from '../../ui/shortcuts/use-shortcuts.ts';
import { undoLast } from '../../ui/toast/undo.ts';
import { focusedTaskId, focusTask } from './todo.focus.ts';
import type { TaskActions } from './use-task-actions.ts';

interface TodoKeys {
  tasks: readonly Task[];
  isSortable: boolean;
  actions: TaskActions;
  onAdd: () => void;
  onSearch: () => void;
  onHelp: () => void;
}

export function useTodoKeys({ tasks, isSortable, actions, ...keys }: TodoKeys): void {
  const place = () => tasks.findIndex((task) => task.id === focusedTaskId());

  /** From nowhere, down goes to the first row and up to the last. */
  const step = (by: 1 | -1) => {
    const from = place() < 0 && by < 0 ? tasks.length : place();
    focusTask(tasks[Math.min(Math.max(from + by, 0), tasks.length - 1)]?.id);
  };
  const stepWithin = (by: 1 | -1) => {
    if (place() >= 0) step(by);
    else scrollBy({ top: by * 60 });
  };

  /** The row may leave the list: then the next one is where the person goes on. */
  const act = (action: (task: Task) => void) => {
    const at = place();
    const task = tasks[at];
    if (!task) return;
    const neighbour = tasks[at + 1] ?? tasks[at - 1];
    action(task);
    requestAnimationFrame(() => focusTask(task.id, neighbour?.id));
  };
  const shift = (by: 1 | -1) => {
    if (isSortable) act(() => actions.move(place(), place() + by));
  };
  const removeOrRestore = (task: Task) =>
    task.isDeleted ? actions.restore(task) : actions.remove(task);

  useShortcuts(
    {
      n: keys.onAdd,
      '/': keys.onSearch,
      '?': keys.onHelp,
      j: () => step(1),
      k: () => step(-1),
      ArrowDown: () => stepWithin(1),
      ArrowUp: () => stepWithin(-1),
      x: () => act(actions.toggleCompleted),
      s: () => act(actions.toggleImportant),
      Delete: () => act(removeOrRestore),
      'Alt+ArrowUp': () => shift(-1),
      'Alt+ArrowDown': () => shift(1),
      'Mod+z': undoLast,
    },
    true,
  );
}
