import '../../../ui/styles/fields.css';
import '../../../ui/styles/settings.css';
import { NativeSelect, Switch } from '@mantine/core';
import type { HelpCategory } from '@plenum/contract';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../../platform/config.ts';
import { useWords } from '../../../platform/i18n/words.ts';
import { EditorForm, type Form } from '../../../ui/form/editor-form.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { LanguageChoice } from '../../../ui/language-choice/language-choice.tsx';
import { filledIn, withText } from '../../../ui/language-choice/texts.ts';
import { WordsField } from '../../../ui/language-choice/words-field.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { useHelpProblemText } from '../use-help-problem-text.ts';
import type { ArticleValues } from './manage.values.ts';
import { RelatedField } from './related-field.tsx';
import { useArticleWords } from './use-article-words.tsx';

interface ArticleFormProps {
  form: Form<ArticleValues> & Fields<ArticleValues>;
  categories: readonly HelpCategory[];
  languages: readonly Locale[];
  saveLabel: string;
  /** Of one that is there already. */
  ownId?: number;
  picture?: ReactNode;
  extra?: ReactNode;
}

/** Everything of an article, in one language at a time. */
export function ArticleForm(props: ArticleFormProps) {
  const { form, categories, languages, saveLabel, picture, extra } = props;
  const t = useTranslations('help.article');
  const problemText = useHelpProblemText();
  const words = useArticleWords(categories, languages);
  return (
    <EditorForm
      form={form}
      place="floating"
      words={words}
      problemText={problemText}
      saveLabel={saveLabel}
      extra={extra}
    >
      <FormSection title={t('textPart')} text={t('textHint')}>
        <TextFields form={form} languages={languages} />
      </FormSection>
      {picture && (
        <FormSection title={t('picture.label')} text={t('picture.hint')}>
          {picture}
        </FormSection>
      )}
      <FormSection title={t('placePart')} text={t('placeHint')}>
        <PlaceFields {...props} />
      </FormSection>
    </EditorForm>
  );
}

function TextFields({ form, languages }: Pick<ArticleFormProps, 'form' | 'languages'>) {
  const t = useTranslations('help.article');
  const [language, setLanguage] = useState(languages[0] ?? 'en');
  const { values, set, field } = form;
  return (
    <>
      <LanguageChoice
        languages={languages}
        value={language}
        filled={filledIn(values.title, values.body)}
        onChange={setLanguage}
      />
      <WordsField
        label={t('fields.title')}
        language={language}
        maxLength={200}
        {...field('title')}
      />
      <RichTextField
        key={language}
        label={t('fields.body')}
        addLabel={t('write')}
        value={values.body[language] ?? ''}
        onChange={(html) => set('body', withText(values.body, language, html))}
      />
    </>
  );
}

function PlaceFields({ form, categories, languages, ownId }: ArticleFormProps) {
  const t = useTranslations('help.article');
  const say = useWords(languages);
  const { values, set, flag } = form;
  return (
    <>
      <NativeSelect
        name="categoryId"
        label={t('fields.categoryId')}
        value={String(values.categoryId)}
        data={categories.map(({ id, title }) => ({ value: String(id), label: say(title) }))}
        onChange={({ currentTarget }) => set('categoryId', Number(currentTarget.value))}
      />
      <Switch label={t('fields.inFaq')} {...flag('inFaq')} />
      <Switch label={t('fields.inKnowledge')} {...flag('inKnowledge')} />
      <RelatedField
        ids={values.relatedIds}
        ownId={ownId}
        languages={languages}
        onChange={(ids) => set('relatedIds', ids)}
      />
      <Switch
        label={t('fields.isPublished')}
        description={t('publishHint')}
        {...flag('isPublished')}
      />
    </>
  );
}
