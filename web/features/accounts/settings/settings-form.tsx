import { Button } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx';
import { SavedMark } from '../../../ui/form/saved-mark.tsx';
import { submitOnModEnter } from '../../../ui/form/submit-on-mod-enter.ts';
import { Notice } from '../../../ui/notice.tsx';
import classes from './settings-form.module.css';

interface SettingsFormProps {
  form: {
    problem: unknown;
    busy: boolean;
    isDirty: boolean;
    submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  };
  isSaved: boolean;
  submitLabel?: string;
  children: ReactNode;
}

/** Around the fields of one tab: saves, says so quietly, and asks before changes are lost. */
export function SettingsForm({ form, isSaved, submitLabel, children }: SettingsFormProps) {
  const t = useTranslations('settings');
  const problemText = useProblemText();
  return (
    <form ref={submitOnModEnter} className={classes.form} noValidate onSubmit={form.submit}>
      {form.problem !== undefined && <Notice tone="danger">{problemText(form.problem)}</Notice>}
      {children}
      <div className={classes.foot}>
        <Button type="submit" loading={form.busy} aria-keyshortcuts="Control+Enter">
          {submitLabel ?? t('save')}
        </Button>
        <SavedMark state={form.isDirty ? 'unsaved' : isSaved ? 'saved' : 'untouched'} />
      </div>
      <LeaveGuard isDirty={form.isDirty} guardsTabs />
    </form>
  );
}
