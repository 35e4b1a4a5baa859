import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { TaskRowsSkeleton } from './task-rows-skeleton.tsx';
import { TaskRows } from './task-rows.tsx';
import { TodoEmpty } from './todo-empty.tsx';
import type { TaskList } from '../todo.order.ts';
import type { TaskActions } from '../use-task-actions.ts';
import type { TaskListView } from './use-task-list.ts';

interface TodoContentProps {
  list: TaskList;
  view: TaskListView;
  isSortable: boolean;
  actions: TaskActions;
  onAdd: () => void;
  onClearSearch: () => void;
}

export function TodoContent({ list, view, isSortable, actions, ...offers }: TodoContentProps) {
  const t = useTranslations('todo');
  const problemText = useProblemText();
  const { tasks } = view;
  if (view.problem) {
    return (
      <ErrorState
        title={t('listFailed')}
        text={problemText(view.problem)}
        isRetrying={view.isReading}
        onRetry={view.readAgain}
      />
    );
  }
  if (!tasks) return <TaskRowsSkeleton />;
  if (tasks.length === 0) return <TodoEmpty list={list} {...offers} />;
  return (
    <TaskRows
      tasks={tasks}
      pendingIds={view.pendingIds}
      isSortable={isSortable}
      actions={actions}
    />
  );
}
