import '../../../ui/styles/fields.css';
import { TagsInput, TextInput } from '@mantine/core';
import type { Booth, BoothContent } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../../platform/config.ts';
import { EditorForm as Frame } from '../../../ui/form/editor-form.tsx';
import classes from './editor-form.module.css';
import { EditorLinks } from './editor-links.tsx';
import { EditorProducts } from './editor-products.tsx';
import { EditorSession } from './editor-session.tsx';
import { EditorWords } from './editor-words.tsx';
import { webAddressOf } from '../exhibitors.links.ts';
import type { EditorForm as Form } from './use-editor-form.ts';
import { useBoothWords } from './use-booth-words.ts';
import { useExhibitorProblemText } from '../use-exhibitor-problem-text.ts';

interface EditorFormProps {
  booth: Booth;
  edited: BoothContent;
  form: Form;
  slug: string | undefined;
  languages: readonly Locale[];
  language: Locale;
  onLanguage: (language: Locale) => void;
}

const mostTopics = 12;
const longestTopic = 40;

export function EditorForm(props: EditorFormProps) {
  const { booth, edited, form, slug, language } = props;
  const t = useTranslations('exhibitors');
  const problemText = useExhibitorProblemText();
  const boothWords = useBoothWords(slug);
  const { values, errors, set } = form;
  return (
    <div className={classes.body}>
      <Frame form={form} words={boothWords} problemText={problemText} saveLabel={t('save')}>
        <EditorWords {...props} />
        <TextInput
          name="videoUrl"
          type="url"
          inputMode="url"
          dir="ltr"
          label={t('fields.videoUrl')}
          description={t('editor.videoHint')}
          value={values.videoUrl ?? ''}
          error={errors['videoUrl']}
          onChange={({ currentTarget }) => set('videoUrl', currentTarget.value || null)}
          onBlur={() => set('videoUrl', webAddressOf(values.videoUrl ?? '') || null)}
        />
        <TagsInput
          name="topics"
          label={t('fields.topics')}
          description={t('editor.topicsHint')}
          maxTags={mostTopics}
          value={values.topics}
          error={errors['topics']}
          onChange={(topics) =>
            set(
              'topics',
              topics.map((topic) => topic.trim().slice(0, longestTopic)).filter(Boolean),
            )
          }
        />
        <EditorLinks most={booth.rules.links} {...form.field('links')} />
        <EditorSession slug={slug} {...form.field('sessionId')} />
        <EditorProducts
          booth={booth}
          kept={edited.products}
          language={language}
          {...form.field('products')}
        />
      </Frame>
    </div>
  );
}
