import { Textarea, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../../platform/config.ts';
import { LanguageChoice } from '../../../ui/language-choice/language-choice.tsx';
import { filledIn, withText } from '../../../ui/language-choice/texts.ts';
import classes from './editor-form.module.css';
import type { EditorForm } from './use-editor-form.ts';

interface EditorWordsProps {
  form: EditorForm;
  languages: readonly Locale[];
  language: Locale;
  onLanguage: (language: Locale) => void;
}

/** The name, and what is said in one of the event's languages at a time. */
export function EditorWords({ form, languages, language, onLanguage }: EditorWordsProps) {
  const t = useTranslations('exhibitors');
  const { values, errors, set } = form;
  const { tagline, description } = values;
  return (
    <>
      <TextInput label={t('fields.name')} required maxLength={120} {...form.text('name')} />
      <div className={classes.words}>
        <LanguageChoice
          languages={languages}
          value={language}
          filled={filledIn(tagline, description)}
          onChange={onLanguage}
        />
        <TextInput
          name="tagline"
          lang={language}
          label={t('fields.tagline')}
          description={t('editor.taglineHint')}
          maxLength={160}
          value={tagline[language] ?? ''}
          error={errors['tagline']}
          onChange={({ currentTarget }) =>
            set('tagline', withText(tagline, language, currentTarget.value))
          }
        />
        <Textarea
          name="description"
          lang={language}
          label={t('fields.description')}
          description={t('editor.descriptionHint')}
          autosize
          minRows={4}
          maxRows={14}
          maxLength={5000}
          value={description[language] ?? ''}
          error={errors['description']}
          onChange={({ currentTarget }) =>
            set('description', withText(description, language, currentTarget.value))
          }
        />
      </div>
    </>
  );
}
