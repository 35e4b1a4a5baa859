import '../../../ui/styles/fields.css';
import { NativeSelect, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { languages, locales } from '../../../platform/config.ts';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { addPicture, pictureRules } from '../blog.api.ts';
import { desk, sides } from '../blog.live.ts';
import type { PostForm } from './use-post-form.ts';

interface FieldsProps {
  form: PostForm;
  postId: number;
}

export function TextFields({ form, postId }: FieldsProps) {
  const t = useTranslations('blog');
  const { values, set, text } = form;
  return (
    <>
      <TextInput label={t('fields.title')} dir="auto" maxLength={160} {...text('title')} />
      <Textarea
        label={t('fields.excerpt')}
        description={t('editor.excerptHelp')}
        dir="auto"
        autosize
        minRows={2}
        maxLength={400}
        {...text('excerpt')}
      />
      <RichTextField
        label={t('fields.content')}
        addLabel={t('editor.write')}
        value={values.content}
        onChange={(html) => set('content', html)}
        pictures={{
          rules: pictureRules,
          send: async (file, watch) => (await addPicture(postId, file, watch)).address,
        }}
      />
    </>
  );
}

/** Where it is found: its language, its names, its address. */
export function FilingFields({ form, postId }: FieldsProps) {
  const t = useTranslations('blog');
  const { data } = useQuery(sides.options());
  const { values, errors, set, text } = form;
  const names = (all: readonly { name: string }[] = []) => all.map(({ name }) => name);
  return (
    <>
      <NativeSelect
        name="language"
        label={t('fields.language')}
        value={values.language}
        data={locales.map((value) => ({ value, label: languages[value] }))}
        onChange={({ currentTarget }) =>
          set('language', locales.find((one) => one === currentTarget.value) ?? values.language)
        }
      />
      <TranslationField form={form} postId={postId} />
      <TagsInput
        name="categories"
        label={t('fields.categories')}
        maxTags={5}
        data={names(data?.categories)}
        value={[...values.categories]}
        error={errors['categories']}
        onChange={(categories) => set('categories', categories)}
      />
      <TagsInput
        name="tags"
        label={t('fields.tags')}
        maxTags={10}
        data={names(data?.tags)}
        value={[...values.tags]}
        error={errors['tags']}
        onChange={(tags) => set('tags', tags)}
      />
      <TextInput
        label={t('fields.slug')}
        description={t('editor.slugHelp')}
        maxLength={80}
        {...text('slug')}
      />
    </>
  );
}

/** Of posts in other languages, which are no translations themselves. */
function TranslationField({ form: { values, set }, postId }: FieldsProps) {
  const t = useTranslations('blog');
  const { data } = useQuery(desk.options({ perPage: 50 }));
  const others = (data?.posts ?? []).filter(
    ({ id, language }) => id !== postId && language !== values.language,
  );
  return (
    <NativeSelect
      name="translationOf"
      label={t('fields.translationOf')}
      value={values.translationOf ?? ''}
      data={[
        { value: '', label: t('editor.noTranslation') },
        ...others.map(({ id, title }) => ({ value: String(id), label: title })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        set('translationOf', value === '' ? null : Number(value))
      }
    />
  );
}
