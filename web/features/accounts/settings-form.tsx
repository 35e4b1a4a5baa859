import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { submitOnModEnter } from '../../ui/form/submit-on-mod-enter.ts';
import { Notice } from '../../ui/notice.tsx';
import { DirtyGuard } from './dirty-guard.tsx';
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
        <output className={classes.saved}>
          {isSaved && !form.isDirty && (
            <>
              <IconCheck size={18} aria-hidden />
              {t('saved')}
            </>
          )}
        </output>
      </div>
      <DirtyGuard isDirty={form.isDirty} />
    </form>
  );
}
