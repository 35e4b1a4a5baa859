import '../../../ui/styles/fields.css';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { submitOnModEnter } from '../../../ui/form/submit-on-mod-enter.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { safeLink } from '../../../ui/rich-text/safe-link.ts';
import { useCalendarFacts } from '../calendar-facts.tsx';
import { type EntryValues, stretchOf } from './entry.form-values.ts';
import type { Stretch } from '../calendar.moments.ts';
import { EntryDetails } from './entry-details.tsx';
import classes from './entry-form.module.css';
import { EntryTimes } from './entry-times.tsx';
import { EntryWhat } from './entry-what.tsx';
import { RepeatFields } from './repeat-fields.tsx';

interface EntryFormProps {
  initial: EntryValues;
  submitLabel: string;
  /** What those invited have said. */
  answers?: ReactNode;
  /** Buttons beside the one that saves. */
  extra?: ReactNode;
  onDirty: (isDirty: boolean) => void;
  onSave: (values: EntryValues, stretch: Stretch) => Promise<unknown>;
}

const loadSchema = () => import('./entry.forms.ts').then((forms) => forms.EntryFormSchema);

/** Problems that belong to a field. */
const fieldsOf: Record<string, string> = {
  'calendar.ends_before_start': 'endDay',
  'calendar.zone_unknown': 'timeZone',
  'calendar.rule_unknown': 'repeat',
  'email.unknown_addressee': 'guests',
};

export function EntryForm({
  initial,
  submitLabel,
  answers,
  extra,
  onDirty,
  onSave,
}: EntryFormProps) {
  const t = useTranslations('calendar.editor');
  const { temporal } = useCalendarFacts();
  const problemText = useProblemText();
  const send = async (values: EntryValues) => {
    const { start, end } = stretchOf(temporal, values);
    if (!start) return { startDay: t('noTime') };
    if (!end) return { endDay: t('noTime') };
    if (Date.parse(end) < Date.parse(start) || (values.isAllDay && end <= start))
      return { endDay: t('endsBefore') };
    if (values.url.trim() && !safeLink(values.url)) return { url: t('urlWrong') };
    if (values.title.trim() === '') return { title: t('titleMissing') };
    try {
      await onSave(values, { start, end });
      return {};
    } catch (problem) {
      const field = problem instanceof CallProblem ? fieldsOf[problem.code] : undefined;
      if (field === undefined) throw problem;
      return { [field]: t(`refused.${field as 'endDay' | 'timeZone' | 'repeat' | 'guests'}`) };
    }
  };
  const form = useContractForm({ initial, loadSchema, send });
  const { isDirty, problem } = form;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const isOutdated =
    problem instanceof CallProblem && problem.code === 'calendar.changed_meanwhile';
  const fields = { values: form.values, errors: form.errors, set: form.set };
  return (
    <form ref={submitOnModEnter} className={classes.form} noValidate onSubmit={form.submit}>
      <div className={classes.fields}>
        {problem !== undefined && (
          <Notice tone="danger">{isOutdated ? t('outdated') : problemText(problem)}</Notice>
        )}
        <EntryWhat {...fields} />
        <EntryTimes {...fields} />
        <RepeatFields {...fields} />
        <EntryDetails {...fields} answers={answers} />
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
