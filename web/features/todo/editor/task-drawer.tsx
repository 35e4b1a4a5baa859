import { Drawer } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import classes from './task-drawer.module.css';
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
  const shell = useTranslations('shell');
  const isDirty = useRef(false);
  const [setDirty, readDirty] = useMemo(
    () => [(next: boolean) => void (isDirty.current = next), () => isDirty.current] as const,
    [],
  );
  const blocker = useBlocker({
    shouldBlockFn: readDirty,
    enableBeforeUnload: readDirty,
    withResolver: true,
  });
  // Escape reaches the drawer even while the question is open: then it answers the question.
  const close = () => (blocker.status === 'blocked' ? blocker.reset() : onClose());
  const finish = () => {
    setDirty(false);
    onClose();
  };
  const returnFocus = () => {
    const isLost = document.activeElement === document.body;
    if (isLost && content.state === 'found') focusTask(content.task.id);
  };
  const discard = () => {
    setDirty(false);
    blocker.proceed?.();
  };
  const { content, isOpen, opening } = useShownContent(open);
  return (
    <>
      <Drawer
        opened={isOpen}
        onClose={close}
        onExitTransitionEnd={returnFocus}
        position="right"
        size={480}
        padding={0}
        title={t(content.state === 'new' ? 'newTask' : 'task')}
        classNames={{
          header: classes.header ?? '',
          body: classes.body ?? '',
          content: classes.content ?? '',
        }}
        closeButtonProps={{ 'aria-label': shell('close') }}
      >
        <Suspense fallback={null}>
          {content.state === 'new' && (
            <NewTaskEditor key={opening} onDirty={setDirty} onDone={finish} />
          )}
          {content.state === 'found' && (
            <TaskEditor
              key={`${opening} ${content.task.id}`}
              task={content.task}
              actions={actions}
              onDirty={setDirty}
              onDone={finish}
            />
          )}
          {content.state === 'missing' && <TaskMissing onClose={onClose} />}
        </Suspense>
      </Drawer>
      <ConfirmDialog
        opened={blocker.status === 'blocked'}
        title={t('discard.title')}
        text={t('discard.text')}
        stay={t('discard.stay')}
        go={t('discard.go')}
        onStay={() => blocker.reset?.()}
        onGo={discard}
      />
    </>
  );
}

/** The drawer slides away with what it showed; each opening starts with a fresh form. */
function useShownContent(open: OpenTask) {
  const isOpen = open.state !== 'closed';
  const [shown, setShown] = useState({ content: open, isOpen, opening: 0 });
  const opening = shown.opening + Number(isOpen && !shown.isOpen);
  const next = { content: isOpen ? open : shown.content, isOpen, opening };
  if (next.content !== shown.content || isOpen !== shown.isOpen) setShown(next);
  return next;
}
