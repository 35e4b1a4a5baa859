import '../../../ui/styles/fields.css';
import { NativeSelect, TextInput } from '@mantine/core';
import type { HelpCategory, HelpCategoryInput } from '@plenum/contract';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../../platform/config.ts';
import { EditorForm, type Form } from '../../../ui/form/editor-form.tsx';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { LanguageChoice } from '../../../ui/language-choice/language-choice.tsx';
import { filledIn } from '../../../ui/language-choice/texts.ts';
import { WordsField } from '../../../ui/language-choice/words-field.tsx';
import { iconNames } from '../help-icon.tsx';
import { useHelpProblemText } from '../use-help-problem-text.ts';
import { useCategoryForm, useNewCategoryForm } from './use-category-form.ts';

interface CategoryFormProps {
  languages: readonly Locale[];
  onDone: () => void;
}

export function NewCategory({ languages, onDone }: CategoryFormProps) {
  const t = useTranslations('help.category');
  const form = useNewCategoryForm(onDone);
  return <CategoryFields form={form} languages={languages} saveLabel={t('add')} />;
}

interface EditCategoryProps extends CategoryFormProps {
  category: HelpCategory;
  extra: ReactNode;
}

export function EditCategory({ category, languages, extra, onDone }: EditCategoryProps) {
  const t = useTranslations('help.category');
  const form = useCategoryForm(category, onDone);
  return <CategoryFields form={form} languages={languages} saveLabel={t('save')} extra={extra} />;
}

interface CategoryFieldsProps {
  form: Form<HelpCategoryInput> & Fields<HelpCategoryInput>;
  languages: readonly Locale[];
  saveLabel: string;
  extra?: ReactNode;
}

function CategoryFields({ form, languages, saveLabel, extra }: CategoryFieldsProps) {
  const t = useTranslations('help.category');
  const problemText = useHelpProblemText();
  const [language, setLanguage] = useState(languages[0] ?? 'en');
  const { values, set, field, text } = form;
  return (
    <EditorForm
      form={form}
      place="drawer"
      words={{ name: (name) => t(`fields.${name}`) }}
      problemText={problemText}
      saveLabel={saveLabel}
      extra={extra}
    >
      <LanguageChoice
        languages={languages}
        value={language}
        filled={filledIn(values.title)}
        onChange={setLanguage}
      />
      <WordsField
        label={t('fields.title')}
        language={language}
        maxLength={80}
        {...field('title')}
      />
      <WordsField label={t('fields.lead')} language={language} maxLength={200} {...field('lead')} />
      <TextInput label={t('fields.slug')} description={t('slugHint')} {...text('slug')} />
      <NativeSelect
        name="icon"
        label={t('fields.icon')}
        value={values.icon}
        data={iconNames.map((value) => ({ value, label: t(`icons.${value}`) }))}
        onChange={({ currentTarget }) =>
          set('icon', iconNames.find((one) => one === currentTarget.value) ?? values.icon)
        }
      />
    </EditorForm>
  );
}
