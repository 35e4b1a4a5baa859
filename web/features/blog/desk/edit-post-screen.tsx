import type { EditedPost } from '@plenum/contract';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EditorForm } from '../../../ui/form/editor-form.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { BlogAnswer } from '../blog-answer.tsx';
import { edited } from '../blog.live.ts';
import { useBlogProblemText } from '../use-blog-problem-text.ts';
import { CoverField } from './cover-field.tsx';
import classes from './desk-screen.module.css';
import { FilingFields, TextFields } from './post-fields.tsx';
import { Publishing } from './publishing.tsx';
import { RemovePost } from './remove-post.tsx';
import { usePostForm, usePostWords } from './use-post-form.ts';

interface EditPostScreenProps {
  id: number;
  missing: ReactNode;
  onGone: () => void;
}

export function EditPostScreen({ id, missing, onGone }: EditPostScreenProps) {
  const t = useTranslations('blog.editor');
  const query = useQuery(edited.options(id));
  usePageTitle(query.data?.title ?? t('title'));
  return (
    <div className={classes.screen}>
      <Link to="/pages/blog/desk" className={classes.back}>
        <IconArrowLeft size={16} aria-hidden className="mantine-rotate-rtl" /> {t('back')}
      </Link>
      <BlogAnswer query={query} missing={missing}>
        {(post) => (
          <>
            <h1 dir="auto">{post.title}</h1>
            <PostEditor key={id} post={post} onGone={onGone} />
          </>
        )}
      </BlogAnswer>
    </div>
  );
}

function PostEditor({ post, onGone }: { post: EditedPost; onGone: () => void }) {
  const t = useTranslations('blog.editor');
  const form = usePostForm(post);
  return (
    <>
      <Publishing post={post} isUnsaved={form.isDirty} />
      <EditorForm
        form={form}
        place="floating"
        words={usePostWords()}
        problemText={useBlogProblemText()}
        saveLabel={t('save')}
        extra={<RemovePost post={post} onGone={() => form.leave(onGone)} />}
      >
        <FormSection title={t('text')} text={t('textHelp')}>
          <TextFields form={form} postId={post.id} />
        </FormSection>
        <FormSection title={t('cover')} text={t('coverHelp')}>
          <CoverField post={post} />
        </FormSection>
        <FormSection title={t('filing')} text={t('filingHelp')}>
          <FilingFields form={form} postId={post.id} />
        </FormSection>
      </EditorForm>
    </>
  );
}
