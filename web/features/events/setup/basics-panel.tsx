import { Textarea, TextInput } from '@mantine/core';
import type { EventSetup } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { languages } from '../../../platform/config.ts';
import type { FieldFault } from '../../../ui/form/check-form.ts';
import { LanguageChoice } from '../../../ui/language-choice/language-choice.tsx';
import { filledIn, tidyTexts, withText } from '../../../ui/language-choice/texts.ts';
import { PublicAddress } from '../public/public-address.tsx';
import { SetupForm } from './setup-form.tsx';
import { useSetupForm } from './use-setup-form.ts';

const valuesOf = ({ name, slug, tagline, description }: EventSetup) => ({
  name,
  slug,
  tagline: tidyTexts(tagline),
  description: tidyTexts(description),
});

const asSlug = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 60);

export function BasicsPanel({ setup }: { setup: EventSetup }) {
  const t = useTranslations('events.basics');
  const [language, setLanguage] = useState(setup.languages[0] ?? 'en');
  const explain = ({ field }: FieldFault) => (field === 'slug' ? t('slugNotValid') : undefined);
  const explainProblem = (code: string) =>
    code === 'events.slug_taken' ? { slug: t('slugTaken') } : undefined;
  const form = useSetupForm({ setup, valuesOf, explain, explainProblem });
  const { values, errors, set } = form;
  const written = setup.languages.includes(language) ? language : (setup.languages[0] ?? 'en');
  return (
    <SetupForm form={form}>
      <TextInput label={t('name')} maxLength={120} {...form.text('name')} />
      <div>
        <TextInput
          name="slug"
          label={t('slug')}
          description={t('slugHint')}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          value={values.slug}
          error={errors['slug']}
          onChange={(event) => set('slug', asSlug(event.currentTarget.value))}
          onBlur={() => set('slug', values.slug.replace(/-$/, ''))}
        />
        <PublicAddress slug={values.slug} />
      </div>
      <LanguageChoice
        languages={setup.languages}
        value={written}
        filled={filledIn(values.tagline, values.description)}
        onChange={setLanguage}
      />
      <TextInput
        name="tagline"
        label={t('tagline', { language: languages[written] })}
        description={t('taglineHint')}
        lang={written}
        maxLength={200}
        value={values.tagline[written] ?? ''}
        error={errors['tagline']}
        onChange={(event) =>
          set('tagline', withText(values.tagline, written, event.currentTarget.value))
        }
      />
      <Textarea
        name="description"
        label={t('description', { language: languages[written] })}
        description={t('descriptionHint')}
        lang={written}
        autosize
        minRows={5}
        maxRows={18}
        maxLength={5_000}
        value={values.description[written] ?? ''}
        error={errors['description']}
        onChange={(event) =>
          set('description', withText(values.description, written, event.currentTarget.value))
        }
      />
    </SetupForm>
  );
}
