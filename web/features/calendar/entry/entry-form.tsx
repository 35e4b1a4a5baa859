import '../../../ui/styles/fields.css';
import type { ReactNode } from 'react';
import { EditorForm, type Form } from '../../../ui/form/editor-form.tsx';
import type { Fields } from '../../../ui/form/use-fields.ts';
import type { EntryValues } from './entry.form-values.ts';
import { EntryDetails } from './entry-details.tsx';
import { EntryTimes } from './entry-times.tsx';
import { EntryWhat } from './entry-what.tsx';
import { RepeatFields } from './repeat-fields.tsx';
import { useEntryWords } from './use-entry-words.tsx';

interface EntryFormProps {
  form: Form<EntryValues> & Fields<EntryValues>;
  saveLabel: string;
  /** What those invited have said. */
  answers?: ReactNode;
  /** Buttons beside the one that saves. */
  extra?: ReactNode;
}

export function EntryForm({ form, saveLabel, answers, extra }: EntryFormProps) {
  const words = useEntryWords(form.values.startDay);
  return (
    <EditorForm form={form} place="drawer" words={words} saveLabel={saveLabel} extra={extra}>
      <EntryWhat {...form} />
      <EntryTimes {...form} />
      <RepeatFields {...form} />
      <EntryDetails {...form} answers={answers} />
    </EditorForm>
  );
}
