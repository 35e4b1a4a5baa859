import { Textarea, TextInput } from '@mantine/core';
import type { Speaker } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Locale, locales } from '../../../platform/config.ts';
import { LanguageChoice } from '../../../ui/language-choice/language-choice.tsx';
import { filledIn, withText } from '../../../ui/language-choice/texts.ts';
import { LinksField } from './links-field.tsx';
import classes from './speaker-form.module.css';

type Words = Pick<Speaker, 'name' | 'title' | 'company' | 'bio' | 'links'>;

interface WordFieldsProps {
  values: Words;
  errors: Readonly<Record<string, string>>;
  /** In which the event speaks, the most important first. */
  languages: readonly string[];
  onChange: (change: Partial<Words>) => void;
}

/** What is told of a speaker; organisers and the speaker fill in the same. */
export function WordFields({ values, errors, languages, onChange }: WordFieldsProps) {
  const t = useTranslations('speakers.fields');
  const text = (name: 'name' | 'title' | 'company', autoComplete: string) => (
    <TextInput
      name={name}
      label={t(name)}
      required={name === 'name'}
      autoComplete={autoComplete}
      value={values[name]}
      error={errors[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  );
  return (
    <>
      {text('name', 'off')}
      <div className={classes.pair}>
        {text('title', 'organization-title')}
        {text('company', 'organization')}
      </div>
      <BioField values={values} errors={errors} languages={languages} onChange={onChange} />
      <LinksField
        links={values.links}
        error={errors['links']}
        onChange={(links) => onChange({ links })}
      />
    </>
  );
}

function BioField({ values: { bio }, errors, languages, onChange }: WordFieldsProps) {
  const t = useTranslations('speakers.fields');
  const choices = languages.flatMap((name) => locales.filter((locale) => locale === name));
  const [chosen, setChosen] = useState<Locale>();
  const language = chosen ?? choices[0] ?? 'en';
  return (
    <div className={classes.bio}>
      <LanguageChoice
        languages={choices}
        value={language}
        filled={filledIn(bio)}
        onChange={setChosen}
      />
      <Textarea
        name="bio"
        lang={language}
        label={t('bio')}
        description={t('bioText')}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={5000}
        value={bio[language] ?? ''}
        error={errors['bio']}
        onChange={({ currentTarget }) =>
          onChange({ bio: withText(bio, language, currentTarget.value) })
        }
      />
    </div>
  );
}
