import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { TaskList } from '../features/todo/todo.order.ts';
import { readTodoSearch, taskFilters, taskTags } from '../features/todo/todo.places.ts';
import { TodoScreen } from '../features/todo/todo-screen.tsx';

/** The routes let only known filters and tags through. */
function useTaskList(): TaskList {
  const params = useParams({ strict: false });
  const { q = '', sort = 'position' } = readTodoSearch(useSearch({ strict: false }));
  return {
    filter: taskFilters.find((filter) => filter === params.filter) ?? 'all',
    tag: taskTags.find((tag) => tag === params.tag) ?? '',
    q,
    sort,
  };
}

export function TodoPage() {
  const list = useTaskList();
  const navigate = useNavigate();
  const { task } = readTodoSearch(useSearch({ strict: false }));
  return (
    <TodoScreen
      list={list}
      openParam={task}
      onAddress={(change) =>
        void navigate({
          to: '.',
          search: (before) => readTodoSearch({ ...before, ...change }),
          replace: !('task' in change),
          resetScroll: false,
        })
      }
    />
  );
}
