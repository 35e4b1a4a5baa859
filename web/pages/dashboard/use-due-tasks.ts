import { useQuery } from '@tanstack/react-query';
import { daysUntil, dayOf, today } from '../../features/todo/todo.due-date.ts';
import { tasksByDueDate } from './dashboard.queries.ts';

const shown = 6;
const soonDays = 7;

/** Open tasks, the most pressing first; kept as they are. */
export function useDueTasks() {
  const query = useQuery(tasksByDueDate);
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
