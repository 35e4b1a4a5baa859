import '../../ui/styles/settings.css';
import { Switch, Textarea, TextInput } from '@mantine/core';
import type { FaceSetup } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { languages as names, type Locale } from '../../platform/config.ts';
import { EditorForm } from '../../ui/form/editor-form.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { LanguageChoice } from '../../ui/language-choice/language-choice.tsx';
import { filledIn, withText } from '../../ui/language-choice/texts.ts';
import { FaceAddress } from './face-address.tsx';
import { type FaceForm as Form, useFaceForm, useFaceWords } from './use-face-form.ts';

interface FaceFormProps {
  setup: FaceSetup;
  languages: readonly Locale[];
}

export function FaceForm({ setup, languages }: FaceFormProps) {
  const t = useTranslations('face');
  const form = useFaceForm(setup);
  const { values, errors, set } = form;
  return (
    <EditorForm form={form} words={useFaceWords()} place="floating" saveLabel={t('save')}>
      <FormSection title={t('where.title')} text={t('where.text')}>
        <TextInput
          name="place"
          label={t('fields.place')}
          description={t('placeHint')}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={60}
          value={values.place}
          error={errors['place']}
          onChange={(event) => set('place', event.currentTarget.value.trim().toLowerCase())}
        />
        <FaceAddress setup={setup} />
        <Switch
          name="isPublic"
          label={t('fields.isPublic')}
          description={t('isPublicHint')}
          checked={values.isPublic}
          error={errors['isPublic']}
          onChange={(event) => set('isPublic', event.currentTarget.checked)}
        />
      </FormSection>
      <Words form={form} languages={languages} />
    </EditorForm>
  );
}

function Words({ form, languages }: { form: Form; languages: readonly Locale[] }) {
  const t = useTranslations('face');
  const [chosen, setChosen] = useState(languages[0] ?? 'en');
  const written = languages.includes(chosen) ? chosen : (languages[0] ?? 'en');
  const field = (name: 'lead' | 'about') => ({
    name,
    label: `${t(`fields.${name}`)} (${names[written]})`,
    lang: written,
    value: form.values[name][written] ?? '',
    error: form.errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      form.set(name, withText(form.values[name], written, event.currentTarget.value)),
  });
  return (
    <FormSection title={t('words.title')} text={t('words.text')}>
      <LanguageChoice
        languages={languages}
        value={written}
        filled={filledIn(form.values.lead, form.values.about)}
        onChange={setChosen}
      />
      <TextInput {...field('lead')} maxLength={200} />
      <Textarea {...field('about')} autosize minRows={5} maxRows={18} maxLength={5_000} />
    </FormSection>
  );
}
