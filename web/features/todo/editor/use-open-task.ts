import type { Task } from '@plenum/contract';
import { useMemo } from 'react';
import type { TaskFilter } from '../todo.places.ts';
import { useTaskList } from '../list/use-task-list.ts';

export type OpenTask =
  | { state: 'closed' | 'new' | 'looking' | 'missing' }
  | { state: 'found'; task: Task };

const everyOf = (filter: TaskFilter) => ({ filter, tag: '', q: '', sort: 'position' }) as const;

/** An address can name a task that the shown list does not hold: then all lists are asked. */
export function useOpenTask(
  param: string | undefined,
  shown: readonly Task[] | undefined,
): OpenTask {
  const id = Number(param);
  const near = shown?.find((task) => task.id === id);
  const isFar = id > 0 && shown !== undefined && !near;
  const kept = useTaskList(everyOf('all'), isFar);
  const deleted = useTaskList(everyOf('deleted'), isFar);
  const task =
    near ?? [...(kept.tasks ?? []), ...(deleted.tasks ?? [])].find((far) => far.id === id);
  const isLooking = !shown || !kept.tasks || !deleted.tasks;
  return useMemo<OpenTask>(() => {
    if (param === undefined) return { state: 'closed' };
    if (param === 'new') return { state: 'new' };
    if (task) return { state: 'found', task };
    return { state: isLooking ? 'looking' : 'missing' };
  }, [param, task, isLooking]);
}
