import '../../../ui/styles/fields.css';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { submitOnModEnter } from '../../../ui/form/submit-on-mod-enter.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TaskFormFields } from './task-form-fields.tsx';
import type { TaskFormValues } from './editor.form-values.ts';
import classes from './task-form.module.css';

interface TaskFormProps {
  initial: TaskFormValues;
  submitLabel: string;
  /** Buttons beside the one that saves. */
  extra?: ReactNode;
  onDirty: (isDirty: boolean) => void;
  onSave: (values: TaskFormValues) => Promise<void>;
}

const loadSchema = () => import('./editor.forms.ts').then((forms) => forms.NewTaskSchema);

const isUnknownAssignee = (problem: unknown) =>
  problem instanceof CallProblem && problem.code === 'todo.assignee_unknown';

export function TaskForm({ initial, submitLabel, extra, onDirty, onSave }: TaskFormProps) {
  const t = useTranslations('todo');
  const problemText = useProblemText();
  const form = useContractForm({
    initial,
    loadSchema,
    send: async (values) => {
      try {
        await onSave({ ...values, title: values.title.trim() });
        return {};
      } catch (problem) {
        if (isUnknownAssignee(problem)) return { assignee: t('assigneeUnknown') };
        throw problem;
      }
    },
  });
  const { isDirty } = form;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  return (
    <form ref={submitOnModEnter} className={classes.form} noValidate onSubmit={form.submit}>
      <div className={classes.fields}>
        {form.problem !== undefined && <Notice tone="danger">{problemText(form.problem)}</Notice>}
        <TaskFormFields values={form.values} errors={form.errors} set={form.set} />
      </div>
      <div className={classes.foot}>
        <Button type="submit" loading={form.busy} aria-keyshortcuts="Control+Enter">
          {submitLabel}
        </Button>
        {extra}
      </div>
    </form>
  );
}
