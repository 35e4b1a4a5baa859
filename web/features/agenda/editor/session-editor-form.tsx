import '../../../ui/styles/fields.css';
import '../../../ui/styles/amounts.css';
import type { AgendaSession } from '@plenum/contract';
import type { ReactNode } from 'react';
import { EditorForm, type Form } from '../../../ui/form/editor-form.tsx';
import type { Fields } from '../../../ui/form/use-fields.ts';
import type { SessionFormValues } from './editor.form-values.ts';
import { SessionEditorMarks } from './session-editor-marks.tsx';
import { SessionEditorPeople } from './session-editor-people.tsx';
import { SessionEditorPlace } from './session-editor-place.tsx';
import { SessionEditorWords } from './session-editor-words.tsx';
import { useAgendaProblemText } from '../use-agenda-problem-text.ts';
import type { AgendaWork } from '../use-agenda-work.ts';
import type { FieldWords } from '../../../ui/form/changed-meanwhile.tsx';
import { isTextField, useFieldWords } from './use-field-words.ts';

interface SessionEditorFormProps {
  form: Form<SessionFormValues> & Fields<SessionFormValues>;
  work: AgendaWork;
  /** Left out: a new one. */
  session?: AgendaSession;
  saveLabel: string;
  files?: ReactNode;
  /** Buttons beside the one that saves. */
  extra?: ReactNode;
}

const unsaved = { id: 0, code: '', files: [], stars: 0, version: 0 };

export function SessionEditorForm(props: SessionEditorFormProps) {
  const { form, work, session, saveLabel, files, extra } = props;
  const problemText = useAgendaProblemText();
  const words = useSessionWords();
  const wanted: AgendaSession = { ...(session ?? unsaved), ...form.values };
  const attempt = { wanted: [wanted], sessions: work.sessions };
  return (
    <EditorForm
      form={form}
      place="drawer"
      words={words}
      problemText={(problem) => problemText(problem, attempt)}
      saveLabel={saveLabel}
      extra={extra}
    >
      <SessionEditorWords {...form} />
      <SessionEditorPlace {...form} />
      <SessionEditorPeople {...form} />
      <SessionEditorMarks {...form} />
      {files}
    </EditorForm>
  );
}

/** Texts are said as they are, in each of their languages. */
function useSessionWords(): FieldWords<keyof SessionFormValues> {
  const { name, value } = useFieldWords();
  return {
    name,
    value: (field, said) => (isTextField(field) ? undefined : value(field, said) || undefined),
  };
}
