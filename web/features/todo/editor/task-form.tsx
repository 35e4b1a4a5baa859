import '../../../ui/styles/fields.css';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { FieldWords } from '../../../ui/form/changed-meanwhile.tsx';
import { EditorForm, type Form } from '../../../ui/form/editor-form.tsx';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { RichTextReader } from '../../../ui/rich-text/rich-text-reader.tsx';
import { TaskFormFields } from './task-form-fields.tsx';
import type { TaskFormValues } from './editor.form-values.ts';

interface TaskFormProps {
  form: Form<TaskFormValues> & Fields<TaskFormValues>;
  saveLabel: string;
  extra?: ReactNode;
}

export function TaskForm(props: TaskFormProps) {
  const words = useTaskWords();
  return (
    <EditorForm {...props} place="drawer" words={words}>
      <TaskFormFields {...props.form} />
    </EditorForm>
  );
}

const labels = {
  title: 'title',
  dueDate: 'dueDate',
  description: 'description',
  assignee: 'assignee',
  tags: 'tagsTitle',
  isCompleted: 'completed',
  isImportant: 'important',
} as const satisfies Record<keyof TaskFormValues, string>;

function useTaskWords(): FieldWords<keyof TaskFormValues> {
  const t = useTranslations('todo');
  const format = useFormatter();
  return {
    name: (name) => t(labels[name]),
    value: (name, value) => {
      if (name === 'description') return value ? <RichTextReader value={value} /> : undefined;
      if (name === 'assignee') return (value as TaskFormValues['assignee']).fullName || t('nobody');
      if (name !== 'tags') return undefined;
      return (
        format.list((value as TaskFormValues['tags']).map((tag) => t(`tags.${tag}`))) || undefined
      );
    },
  };
}
