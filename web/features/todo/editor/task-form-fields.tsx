import { Checkbox, Textarea } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { DateField } from '../../../ui/field/date-field.tsx';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { AssigneeSelect } from './assignee-select.tsx';
import { TagChoice } from './tag-choice.tsx';
import type { TaskFormValues } from './editor.form-values.ts';
import classes from './task-form.module.css';

export function TaskFormFields(form: Fields<TaskFormValues>) {
  const { values, set } = form;
  const t = useTranslations('todo');
  const titleRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (titleRef.current?.value === '') titleRef.current.focus();
  }, []);
  return (
    <>
      <Textarea
        ref={titleRef}
        label={t('title')}
        autosize
        minRows={1}
        maxRows={4}
        {...form.text('title')}
        onChange={(event) => set('title', event.currentTarget.value.replaceAll('\n', ' '))}
      />
      <AssigneeSelect {...form.field('assignee')} />
      <DateField label={t('dueDate')} {...form.field('dueDate')} />
      <TagChoice value={values.tags} onChange={(tags) => set('tags', tags)} />
      <RichTextField
        label={t('description')}
        addLabel={t('descriptionAdd')}
        {...form.field('description')}
      />
      <div className={classes.marks}>
        <Checkbox label={t('important')} {...form.flag('isImportant')} />
        <Checkbox label={t('completed')} {...form.flag('isCompleted')} />
      </div>
    </>
  );
}
