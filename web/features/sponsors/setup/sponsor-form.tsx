import '../../../ui/styles/settings.css';
import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import type { SponsorInput, SponsorPackage, SponsorSetup } from '@plenum/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../../platform/config.ts';
import { useWords } from '../../../platform/i18n/words.ts';
import { submitOnModEnter } from '../../../ui/form/submit-on-mod-enter.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import classes from './forms.module.css';
import { addressOf, tidied } from '../sponsors.rules.ts';
import { useSponsorProblemText } from '../use-sponsor-problem-text.ts';
import { WordsFields } from './words-fields.tsx';

interface SponsorFormProps {
  initial: SponsorInput;
  packages: readonly SponsorPackage[];
  languages: readonly Locale[];
  isNew: boolean;
  /** The logo, which is kept by itself. */
  children: ReactNode;
  save: (values: SponsorInput) => Promise<SponsorSetup>;
  onSaved: (setup: SponsorSetup) => void;
  onCancel: () => void;
}

const loadSchema = () => import('./setup.forms.ts').then((forms) => forms.SponsorSchema);

export function SponsorForm(props: SponsorFormProps) {
  const { initial, packages, languages, isNew, children, save, onSaved, onCancel } = props;
  const t = useTranslations('sponsors.sponsor');
  const words = useWords(languages);
  const problemText = useSponsorProblemText();
  const form = useContractForm({
    initial,
    loadSchema,
    explain: ({ field }) => (field === 'url' ? t('urlNotValid') : undefined),
    send: async (values) => {
      const kept = { ...values, name: values.name.trim(), words: tidied(values.words) };
      onSaved(await save(kept));
    },
  });
  const { values, errors, set } = form;
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => nameField.current?.focus(), []);
  return (
    <form className={classes.form} noValidate onSubmit={form.submit} ref={submitOnModEnter}>
      {form.problem !== undefined && <Notice tone="danger">{problemText(form.problem)}</Notice>}
      <TextInput
        name="name"
        label={t('name')}
        ref={nameField}
        value={values.name}
        error={errors['name']}
        onChange={(event) => set('name', event.currentTarget.value)}
      />
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
      <Switch
        name="isActive"
        label={t('active')}
        description={t('activeHint')}
        checked={values.isActive}
        onChange={(event) => set('isActive', event.currentTarget.checked)}
      />
      <div className={classes.choices}>
        <Button type="submit" loading={form.busy}>
          {t(isNew ? 'add' : 'save')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
