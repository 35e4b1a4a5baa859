import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { SavedMark } from '../../ui/form/saved-mark.tsx';
import { submitOnModEnter } from '../../ui/form/submit-on-mod-enter.ts';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { LookFields } from './look-fields.tsx';
import { NameFields } from './name-fields.tsx';
import type { OrganisationValues } from './organisations.fields.ts';
import classes from './organisation-form.module.css';
import { PlaceFields } from './place-fields.tsx';
import { TagFields } from './tag-fields.tsx';

interface OrganisationFormProps {
  saved: OrganisationValues;
  canLoadTags: boolean;
  onDirty: (isDirty: boolean) => void;
  onSave: (values: OrganisationValues) => Promise<OrganisationValues>;
}

const loadSchema = () =>
  import('./organisations.forms.ts').then((forms) => forms.OrganisationSchema);

const isUnreadable = (problem: unknown) =>
  problem instanceof CallProblem && problem.code === 'organisations.accent_unreadable';

export function OrganisationForm({ saved, canLoadTags, onDirty, onSave }: OrganisationFormProps) {
  const t = useTranslations('organisations');
  const problemText = useProblemText();
  const [isSaved, setSaved] = useState(false);
  const form = useContractForm({
    initial: saved,
    loadSchema,
    explain: ({ field }) => {
      if (field === 'tagManagerId') return t('tags.notValid');
      return field === 'accent' ? t('look.accentNotValid') : undefined;
    },
    send: async (values) => {
      const trimmed = { ...values, name: values.name.trim(), shortName: values.shortName.trim() };
      try {
        const kept = await onSave(trimmed);
        form.set('name', kept.name);
        form.set('shortName', kept.shortName);
        setSaved(true);
        return {};
      } catch (problem) {
        if (isUnreadable(problem)) return { accent: t('look.accentUnreadable') };
        throw problem;
      }
    },
  });
  const { isDirty } = form;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  return (
    <form ref={submitOnModEnter} className={classes.form} noValidate onSubmit={form.submit}>
      <NameFields {...form} />
      <LookFields {...form} />
      <PlaceFields {...form} />
      <TagFields {...form} canLoadTags={canLoadTags} />
      {form.problem !== undefined && <Notice tone="danger">{problemText(form.problem)}</Notice>}
      <div className={classes.foot}>
        <Button type="submit" loading={form.busy} aria-keyshortcuts="Control+Enter">
          {t('save')}
        </Button>
        <SavedMark state={isDirty ? 'unsaved' : isSaved ? 'saved' : 'untouched'} />
      </div>
    </form>
  );
}
