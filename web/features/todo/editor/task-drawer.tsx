import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import { EditorDrawer } from '../../../ui/form/editor-drawer.tsx';
import { focusTask } from '../todo.focus.ts';
import { TaskMissing } from './task-missing.tsx';
import type { OpenTask } from './use-open-task.ts';
import type { TaskActions } from '../use-task-actions.ts';

interface TaskDrawerProps {
  open: OpenTask;
  actions: TaskActions;
  onClose: () => void;
}

const loadEditor = () => import('./task-editor.tsx');
/** Called when somebody is about to open a task. */
export const preloadEditor = () => void loadEditor();

const NewTaskEditor = lazy(async () => ({ default: (await loadEditor()).NewTaskEditor }));
const TaskEditor = lazy(async () => ({ default: (await loadEditor()).TaskEditor }));

export function TaskDrawer({ open, actions, onClose }: TaskDrawerProps) {
  const t = useTranslations('todo');
  const returnFocus = (shown: OpenTask | undefined) => {
    const isLost = document.activeElement === document.body;
    if (isLost && shown?.state === 'found') focusTask(shown.task.id);
  };
  return (
    <EditorDrawer
      of={open.state === 'closed' ? undefined : open}
      size={480}
      title={(shown) => t(shown?.state === 'new' ? 'newTask' : 'task')}
      onClose={onClose}
      onGone={returnFocus}
    >
      {(shown, opening) => (
        <>
          {shown.state === 'new' && <NewTaskEditor key={opening} onDone={onClose} />}
          {shown.state === 'found' && (
            <TaskEditor
              key={`${opening} ${shown.task.id}`}
              task={shown.task}
              actions={actions}
              onDone={onClose}
            />
          )}
          {shown.state === 'missing' && <TaskMissing onClose={onClose} />}
        </>
      )}
    </EditorDrawer>
  );
}
