import '../../../ui/styles/fields.css';
import { Button, TagsInput, TextInput } from '@mantine/core';
import type { Booth, BoothContent } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../../platform/config.ts';
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx';
import { SavedMark } from '../../../ui/form/saved-mark.tsx';
import { submitOnModEnter } from '../../../ui/form/submit-on-mod-enter.ts';
import { Notice } from '../../../ui/notice.tsx';
import { EditorClash } from './editor-clash.tsx';
import classes from './editor-form.module.css';
import { EditorLinks } from './editor-links.tsx';
import { EditorProducts } from './editor-products.tsx';
import { EditorSession } from './editor-session.tsx';
import { EditorWords } from './editor-words.tsx';
import { webAddressOf } from '../exhibitors.links.ts';
import type { EditorForm as Form } from './use-editor-form.ts';
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
  const { values, errors, set, isDirty, problem } = form;
  return (
    <form className={classes.form} noValidate onSubmit={form.submit} ref={submitOnModEnter}>
      {form.clash && <EditorClash {...form.clash} />}
      {problem !== undefined && <Notice tone="danger">{problemText(problem)}</Notice>}
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
          set('topics', topics.map((topic) => topic.trim().slice(0, longestTopic)).filter(Boolean))
        }
      />
      <EditorLinks
        links={values.links}
        most={booth.rules.links}
        error={errors['links']}
        onChange={(links) => set('links', links)}
      />
      <EditorSession
        slug={slug}
        sessionId={values.sessionId}
        onChange={(sessionId) => set('sessionId', sessionId)}
      />
      <EditorProducts
        booth={booth}
        kept={edited.products}
        products={values.products}
        language={language}
        error={errors['products']}
        onChange={(products) => set('products', products)}
      />
      <div className={classes.foot}>
        <Button
          type="submit"
          loading={form.busy}
          disabled={form.clash !== undefined}
          aria-keyshortcuts="Control+Enter"
        >
          {t('save')}
        </Button>
        <SavedMark state={isDirty ? 'unsaved' : form.isSaved ? 'saved' : 'untouched'} />
      </div>
      <LeaveGuard isDirty={isDirty} />
    </form>
  );
}
