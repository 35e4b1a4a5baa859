import { Button } from '@mantine/core';
import { type ReactNode, use, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx';
import { SavedMark } from '../../../ui/form/saved-mark.tsx';
import { submitOnModEnter } from '../../../ui/form/submit-on-mod-enter.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ClashNotice } from './clash-notice.tsx';
import { UnsavedContext } from './setup.unsaved.ts';
import classes from './setup-form.module.css';
import type { SetupChanges, SetupForm as Form } from './use-setup-form.ts';

interface SetupFormProps<N extends keyof SetupChanges> {
  form: Form<N>;
  children: ReactNode;
}

/** Around the fields of one part: saves, says so quietly, and asks before changes are lost. */
export function SetupForm<N extends keyof SetupChanges>({ form, children }: SetupFormProps<N>) {
  const t = useTranslations('events');
  const problemText = useProblemText();
  const tellUnsaved = use(UnsavedContext);
  const { isDirty } = form;
  useEffect(() => {
    tellUnsaved(isDirty);
    return () => tellUnsaved(false);
  }, [tellUnsaved, isDirty]);
  return (
    <form ref={submitOnModEnter} className={classes.form} noValidate onSubmit={form.submit}>
      {form.clash && <ClashNotice {...form.clash} />}
      {form.problem !== undefined && <Notice tone="danger">{problemText(form.problem)}</Notice>}
      {children}
      <div className={classes.foot}>
        <Button
          type="submit"
          loading={form.busy}
          disabled={form.clash !== undefined}
          aria-keyshortcuts="Control+Enter"
        >
          {t('save')}
        </Button>
        <SavedMark state={isDirty ? 'unsaved' : form.isSaved ? 'saved' : 'untouched'} />
      </div>
      <LeaveGuard isDirty={isDirty} guardsTabs />
    </form>
  );
}
