import { Button } from '@mantine/core';
import type { Task } from '@plenum/contract';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../platform/session/session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { offerUndo } from '../../../ui/toast/undo.ts';
import { TaskForm } from './task-form.tsx';
import {
  blankTask,
  changedFields,
  formValuesOf,
  type TaskFormValues,
} from './editor.form-values.ts';
import { addition, edit } from '../todo.edits.ts';
import type { TaskActions } from '../use-task-actions.ts';
import { useTaskChanges } from '../use-task-changes.ts';

interface EditorProps {
  onDirty: (isDirty: boolean) => void;
  /** Closes without asking: everything is saved. */
  onDone: () => void;
}

export function NewTaskEditor({ onDirty, onDone }: EditorProps) {
  const t = useTranslations('todo');
  const { save } = useTaskChanges();
  const me = useSession()?.person.id ?? 0;
  const [initial] = useState(blankTask);
  const add = async (values: TaskFormValues) => {
    await save(addition({ ...values, isDeleted: false }, me));
    onDone();
  };
  return <TaskForm initial={initial} submitLabel={t('addSave')} onDirty={onDirty} onSave={add} />;
}

interface TaskEditorProps extends EditorProps {
  task: Task;
  actions: TaskActions;
}

export function TaskEditor({ task, actions, onDirty, onDone }: TaskEditorProps) {
  const t = useTranslations('todo');
  const { save, apply } = useTaskChanges();
  const [base, setBase] = useState(task);
  const [isDirty, setIsDirty] = useState(false);
  // What others change appears at once, but never under the hands of who is writing.
  if (task !== base && !isDirty) setBase(task);

  const tellDirty = useCallback(
    (next: boolean) => {
      setIsDirty(next);
      onDirty(next);
    },
    [onDirty],
  );
  const initial = formValuesOf(base);
  const saveChanges = async (values: TaskFormValues) => {
    const fields = changedFields(initial, values);
    if (Object.keys(fields).length > 0) {
      const change = edit(base, fields);
      setBase(await save(change));
      tellDirty(false);
      offerUndo(t('done.saved', { title: values.title }), () => apply(change.undo()));
    }
    onDone();
  };
  const act = (action: (task: Task) => void) => {
    action(task);
    onDone();
  };
  const extra = task.isDeleted ? (
    <Button
      variant="default"
      leftSection={<IconArrowBackUp size={16} className="mantine-rotate-rtl" />}
      onClick={() => act(actions.restore)}
    >
      {t('restore')}
    </Button>
  ) : (
    <Button
      variant="subtle"
      color="red"
      leftSection={<IconTrash size={16} />}
      onClick={() => act(actions.remove)}
    >
      {t('delete')}
    </Button>
  );
  return (
    <>
      {task.version !== base.version && <Notice tone="warning">{t('changedMeanwhile')}</Notice>}
      <TaskForm
        key={`${base.id} ${base.version}`}
        initial={initial}
        submitLabel={t('save')}
        extra={extra}
        onDirty={tellDirty}
        onSave={saveChanges}
      />
    </>
  );
}
