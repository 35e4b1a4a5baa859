import type { Task } from '@plenum/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePendingIds } from '../../../platform/live/use-pending-ids.ts';
import { tasks } from '../todo.live.ts';
import { belongsTo, compareFor, type TaskList } from '../todo.order.ts';

const everything: TaskList = { filter: 'all', tag: '', q: '', sort: 'position' };

/** The whole list in the cache answers most other lists at once; the server's answer follows. */
function guess(client: QueryClient, list: TaskList): Task[] | undefined {
  if (list.filter === 'deleted') return undefined;
  const all = client.getQueryData(tasks.options(everything).queryKey);
  return all?.filter((task) => belongsTo(task, list)).toSorted(compareFor(list.sort));
}

export function useTaskList(list: TaskList, isWanted = true) {
  const client = useQueryClient();
  const query = useQuery({
    ...tasks.options(list),
    placeholderData: () => guess(client, list),
    enabled: isWanted,
  });
  return {
    tasks: query.data,
    pendingIds: usePendingIds(tasks),
    problem: query.data ? null : query.error,
    isReading: query.isFetching,
    readAgain: () => void query.refetch(),
  };
}

export type TaskListView = ReturnType<typeof useTaskList>;
