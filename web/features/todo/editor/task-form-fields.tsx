import { Checkbox, Textarea } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { DateField } from '../../../ui/field/date-field.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { AssigneeSelect } from './assignee-select.tsx';
import { TagChoice } from './tag-choice.tsx';
import type { TaskFormValues } from './editor.form-values.ts';
import classes from './task-form.module.css';

interface TaskFormFieldsProps {
  values: TaskFormValues;
  errors: Readonly<Record<string, string>>;
  set: <K extends keyof TaskFormValues>(name: K, value: TaskFormValues[K]) => void;
}

export function TaskFormFields({ values, errors, set }: TaskFormFieldsProps) {
  const t = useTranslations('todo');
  const titleRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (titleRef.current?.value === '') titleRef.current.focus();
  }, []);
  return (
    <>
      <Textarea
        name="title"
        ref={titleRef}
        label={t('title')}
        autosize
        minRows={1}
        maxRows={4}
        value={values.title}
        error={errors['title']}
        onChange={(event) => set('title', event.currentTarget.value.replaceAll('\n', ' '))}
      />
      <AssigneeSelect
        value={values.assignee}
        error={errors['assignee']}
        onChange={(assignee) => set('assignee', assignee)}
      />
      <DateField
        name="dueDate"
        label={t('dueDate')}
        value={values.dueDate}
        error={errors['dueDate']}
        onChange={(day) => set('dueDate', day)}
      />
      <TagChoice value={values.tags} onChange={(tags) => set('tags', tags)} />
      <RichTextField
        label={t('description')}
        addLabel={t('descriptionAdd')}
        value={values.description}
        onChange={(html) => set('description', html)}
      />
      <div className={classes.marks}>
        <Checkbox
          label={t('important')}
          checked={values.isImportant}
          onChange={(event) => set('isImportant', event.currentTarget.checked)}
        />
        <Checkbox
          label={t('completed')}
          checked={values.isCompleted}
          onChange={(event) => set('isCompleted', event.currentTarget.checked)}
        />
      </div>
    </>
  );
}
