import '../../../ui/styles/fields.css';
import '../../../ui/styles/settings.css';
import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import type { SponsorInput } from '@plenum/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import type { FieldWords } from '../../../ui/form/changed-meanwhile.tsx';
import { EditorForm, type Form } from '../../../ui/form/editor-form.tsx';
import type { Fields } from '../../../ui/form/use-fields.ts';
import classes from './forms.module.css';
import { addressOf } from '../sponsors.rules.ts';
import { useSponsorProblemText } from '../use-sponsor-problem-text.ts';
import type { SetupActions } from './use-setup-actions.ts';
import { WordsFields } from '../../../ui/language-choice/words-fields.tsx';

interface SponsorFormProps {
  form: Form<SponsorInput> & Fields<SponsorInput>;
  actions: SetupActions;
  saveLabel: string;
  /** The logo, which is kept by itself. */
  children?: ReactNode;
}

export function SponsorForm({ form, actions, saveLabel, children }: SponsorFormProps) {
  const t = useTranslations('sponsors.sponsor');
  const problemText = useSponsorProblemText();
  const { event, packages, setOpen } = actions;
  const { languages } = event;
  const words = useWords(languages);
  const { values, errors, set } = form;
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => nameField.current?.focus(), []);
  return (
    <EditorForm
      form={form}
      words={useSponsorWords(actions)}
      problemText={problemText}
      saveLabel={saveLabel}
      extra={
        <Button variant="default" onClick={() => setOpen(undefined)}>
          {t('cancel')}
        </Button>
      }
    >
      <TextInput label={t('name')} ref={nameField} {...form.text('name')} />
      {children}
      <NativeSelect
        name="packageId"
        label={t('package')}
        data={packages.map(({ id, name }) => ({ value: String(id), label: words(name) }))}
        value={String(values.packageId)}
        error={errors['packageId']}
        onChange={(event) => set('packageId', Number(event.currentTarget.value))}
      />
      <TextInput
        name="url"
        type="url"
        inputMode="url"
        label={t('url')}
        description={t('urlHint')}
        dir="ltr"
        value={values.url ?? ''}
        error={errors['url']}
        onChange={(event) => set('url', event.currentTarget.value || null)}
        onBlur={() => set('url', addressOf(values.url ?? ''))}
      />
      <div className={classes.texts}>
        <WordsFields
          name="words"
          label={(language) => t('words', { language })}
          languages={languages}
          value={values.words}
          maxLength={300}
          isLong
          error={errors['words']}
          onChange={(text) => set('words', text)}
        />
      </div>
      <Switch label={t('active')} description={t('activeHint')} {...form.flag('isActive')} />
    </EditorForm>
  );
}

function useSponsorWords({ event, packages }: SetupActions): FieldWords<keyof SponsorInput> {
  const t = useTranslations('sponsors');
  const words = useWords(event.languages);
  return {
    name: (name) => t(`fields.${name}`),
    value: (name, value) =>
      name === 'packageId' ? words(packages.find(({ id }) => id === value)?.name ?? {}) : undefined,
  };
}
