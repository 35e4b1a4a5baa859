import { Button } from '@mantine/core';
import type { Task } from '@plenum/contract';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../platform/session/session.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { useEditor } from '../../../ui/form/use-editor.ts';
import { offerUndo } from '../../../ui/toast/undo.ts';
import { TaskForm } from './task-form.tsx';
import { blankTask, formValuesOf, type TaskFormValues, tidy } from './editor.form-values.ts';
import { addition, edit } from '../todo.edits.ts';
import type { TaskActions } from '../use-task-actions.ts';
import { useTaskChanges } from '../use-task-changes.ts';
import type { FieldRules } from '../../../ui/form/use-fields.ts';

const loadSchema = () => import('./editor.forms.ts').then((forms) => forms.NewTaskSchema);

/** What holds for a task, a new one or another. */
function useTaskRules(): FieldRules {
  const t = useTranslations('todo');
  return {
    loadSchema,
    explainProblem: (code) =>
      code === 'todo.assignee_unknown' ? { assignee: t('assigneeUnknown') } : undefined,
  };
}

interface EditorProps {
  onDone: () => void;
}

export function NewTaskEditor({ onDone }: EditorProps) {
  const t = useTranslations('todo');
  const { save } = useTaskChanges();
  const me = useSession()?.person.id ?? 0;
  const [initial] = useState(blankTask);
  const form = useContractForm<TaskFormValues>({
    ...useTaskRules(),
    initial,
    send: async (values) => {
      await save(addition({ ...tidy(values), isDeleted: false }, me));
      form.leave(onDone);
    },
  });
  return <TaskForm form={form} saveLabel={t('addSave')} />;
}

interface TaskEditorProps extends EditorProps {
  task: Task;
  actions: TaskActions;
}

export function TaskEditor({ task, actions, onDone }: TaskEditorProps) {
  const t = useTranslations('todo');
  const { save, apply } = useTaskChanges();
  const form = useEditor<Task, TaskFormValues>({
    ...useTaskRules(),
    known: task,
    valuesOf: formValuesOf,
    draft: `todo.${task.id}`,
    tidy,
    save: async (fields, from, { title }) => {
      const change = edit(from, fields);
      const saved = await save(change);
      offerUndo(t('done.saved', { title }), () => apply(change.undo()));
      return saved;
    },
    onSaved: () => form.leave(onDone),
  });
  const act = (action: (task: Task) => void) => {
    action(task);
    form.leave(onDone);
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
  return <TaskForm form={form} saveLabel={t('save')} extra={extra} />;
}
