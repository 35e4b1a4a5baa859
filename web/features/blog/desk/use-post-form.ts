import type { EditedPost, PostValues } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import type { FieldWords } from '../../../ui/form/changed-meanwhile.tsx';
import { type Editor, useEditor } from '../../../ui/form/use-editor.ts';
import { changePost, readEdited } from '../blog.api.ts';
import { edited } from '../blog.live.ts';

export type PostForm = Editor<PostValues>;

const loadSchema = () => import('../blog.forms.ts').then((forms) => forms.PostSchema);

const valuesOf = (post: EditedPost): PostValues => ({
  title: post.title,
  slug: post.slug,
  language: post.language,
  excerpt: post.excerpt,
  categories: post.categories,
  tags: post.tags,
  content: post.content,
  translationOf: post.translationOf,
});

const tidy = ({ title, slug, excerpt, ...others }: PostValues): PostValues => ({
  ...others,
  title: title.trim(),
  slug: slug.trim(),
  excerpt: excerpt.trim(),
});

export function usePostForm(post: EditedPost): PostForm {
  const t = useTranslations('blog.editor');
  const client = useQueryClient();
  const { id } = post;
  return useEditor<EditedPost, PostValues>({
    known: post,
    valuesOf,
    draft: `blog.post.${id}`,
    loadSchema,
    explain: ({ field }) => (field === 'slug' ? t('slugNotValid') : undefined),
    explainProblem: (code) => (code === 'blog.slug_taken' ? { slug: t('slugTaken') } : undefined),
    tidy,
    save: async (changes, { version }) => {
      const saved = await changePost(id, { ...changes, version });
      teach(
        client,
        edited.changedAt(id, () => saved),
      );
      return saved;
    },
    readAgain: () => readEdited(id),
  });
}

export function usePostWords(): FieldWords<keyof PostValues> {
  const t = useTranslations('blog.fields');
  return {
    name: (name) => t(name),
    value: (_, value) => (typeof value === 'string' ? value : undefined),
  };
}
