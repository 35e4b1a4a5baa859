import '../../../ui/styles/fields.css';
import '../../../ui/styles/amounts.css';
import { Button } from '@mantine/core';
import type { AgendaSession } from '@plenum/contract';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { submitOnModEnter } from '../../../ui/form/submit-on-mod-enter.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { hasTitle, type SessionFormValues } from './editor.form-values.ts';
import classes from './session-editor-form.module.css';
import { SessionEditorMarks } from './session-editor-marks.tsx';
import { SessionEditorPeople } from './session-editor-people.tsx';
import { SessionEditorPlace } from './session-editor-place.tsx';
import { SessionEditorWords } from './session-editor-words.tsx';
import { useAgendaProblemText } from '../use-agenda-problem-text.ts';
import type { AgendaWork } from '../use-agenda-work.ts';

interface SessionEditorFormProps {
  initial: SessionFormValues;
  work: AgendaWork;
  /** Null: a new one. */
  session: AgendaSession | null;
  submitLabel: string;
  lead?: ReactNode;
  files?: ReactNode;
  /** Buttons beside the one that saves. */
  extra?: ReactNode;
  onDirty: (isDirty: boolean) => void;
  onSave: (values: SessionFormValues) => Promise<void>;
}

const loadSchema = () => import('./editor.forms.ts').then((forms) => forms.NewSessionSchema);
const unsaved = { id: 0, code: '', files: [], stars: 0, version: 0 };

export function SessionEditorForm({ initial, work, session, ...rest }: SessionEditorFormProps) {
  const t = useTranslations('agenda.editor');
  const problemText = useAgendaProblemText();
  const { onDirty, onSave } = rest;
  const form = useContractForm({
    initial,
    loadSchema,
    explain: ({ field }) => (field === 'joinUrl' ? t('joinUrlWrong') : undefined),
    send: async (values) => {
      if (!hasTitle(values)) return { title: t('titleMissing') };
      await onSave(values);
      return {};
    },
  });
  const { isDirty } = form;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const wanted: AgendaSession = { ...(session ?? unsaved), ...form.values };
  const attempt = { wanted: [wanted], sessions: work.sessions };
  const { values, errors, set } = form;
  return (
    <form ref={submitOnModEnter} className={classes.form} noValidate onSubmit={form.submit}>
      <div className={classes.fields}>
        {rest.lead}
        {form.problem !== undefined && (
          <Notice tone="danger">{problemText(form.problem, attempt)}</Notice>
        )}
        <SessionEditorWords values={values} errors={errors} set={set} />
        <SessionEditorPlace values={values} errors={errors} set={set} />
        <SessionEditorPeople values={values} set={set} />
        <SessionEditorMarks values={values} errors={errors} set={set} />
        {rest.files}
      </div>
      <div className={classes.foot}>
        <Button type="submit" loading={form.busy} aria-keyshortcuts="Control+Enter">
          {rest.submitLabel}
        </Button>
        {rest.extra}
      </div>
    </form>
  );
}
