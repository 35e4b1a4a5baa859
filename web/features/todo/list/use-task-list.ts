import type { Task } from '@plenum/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { taskListOptions } from '../todo.api.ts';
import { withChanges } from '../todo.changes.ts';
import { hasArrived } from '../todo.news.ts';
import { belongsTo, compareFor, type TaskList } from '../todo.lists.ts';
import { usePendingChanges } from '../use-task-changes.ts';

const everything: TaskList = { filter: 'all', tag: '', q: '', sort: 'position' };

/** The whole list in the cache answers most other lists at once; the server's answer follows. */
function guess(client: QueryClient, list: TaskList): Task[] | undefined {
  if (list.filter === 'deleted') return undefined;
  const all = client.getQueryData(taskListOptions(client, everything).queryKey);
  return all?.filter((task) => belongsTo(task, list)).toSorted(compareFor(list.sort));
}

export function useTaskList(list: TaskList, isWanted = true) {
  const client = useQueryClient();
  const changes = usePendingChanges().filter(({ key }) => !hasArrived(client, key));
  const query = useQuery({
    ...taskListOptions(client, list),
    placeholderData: () => guess(client, list),
    enabled: isWanted,
  });
  return {
    tasks: query.data && withChanges(query.data, changes, list),
    pendingIds: new Set(changes.map((change) => change.task.id)),
    problem: query.data ? null : query.error,
    isReading: query.isFetching,
    readAgain: () => void query.refetch(),
  };
}

export type TaskListView = ReturnType<typeof useTaskList>;
