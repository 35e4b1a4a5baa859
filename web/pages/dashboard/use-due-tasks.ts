import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { daysUntil, dayOf, today } from '../../features/todo/todo.due-date.ts';
import { listenToTasks } from '../../features/todo/todo.live.ts';
import { tasksByDueDate } from './dashboard.queries.ts';

const shown = 6;
const soonDays = 7;

/** Open tasks, the most pressing first; the messages of to-do keep them as they are. */
export function useDueTasks() {
  const client = useQueryClient();
  const query = useQuery(tasksByDueDate(client));
  useEffect(() => listenToTasks(client), [client]);
  const open = query.data?.filter((task) => !task.isCompleted);
  const now = today();
  const due = open?.filter(({ dueDate }) => {
    const day = dayOf(dueDate);
    return day !== null && daysUntil(day, now) <= soonDays;
  });
  return {
    next: open?.slice(0, shown),
    dueCount: due?.length ?? (query.isError ? null : undefined),
    hasFailed: query.isError,
    isReading: query.isFetching,
    readAgain: () => void query.refetch(),
  };
}

export type DueTasks = ReturnType<typeof useDueTasks>;
