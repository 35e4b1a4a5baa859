import { Button } from '@mantine/core';
import type { ShownPost } from '@plenum/contract';
import { IconArrowLeft, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { BlogAnswer } from '../blog-answer.tsx';
import { shownPost } from '../blog.live.ts';
import { PostCards } from '../list/post-cards.tsx';
import { BookmarkButton } from './bookmark-button.tsx';
import { Comments } from './comments.tsx';
import { PostArticle } from './post-article.tsx';
import classes from './post-article.module.css';

interface PostScreenProps {
  id: number;
  missing: ReactNode;
}

/** A post with what is said under it. */
export function PostScreen({ id, missing }: PostScreenProps) {
  const t = useTranslations('blog');
  const query = useQuery(shownPost.options(id));
  usePageTitle(query.data?.title ?? t('name'));
  return (
    <div className={classes.screen}>
      <Link to="/pages/blog/list" className={classes.back}>
        <IconArrowLeft size={16} aria-hidden className="mantine-rotate-rtl" /> {t('back')}
      </Link>
      <BlogAnswer query={query} missing={missing}>
        {(post) => <Post post={post} />}
      </BlogAnswer>
    </div>
  );
}

function Post({ post }: { post: ShownPost }) {
  const t = useTranslations('blog');
  return (
    <>
      {!post.publishedAt && <Notice tone="calm">{t('notPublished')}</Notice>}
      <PostArticle post={post} deeds={<Deeds post={post} />}>
        <Tags tags={post.tags} />
      </PostArticle>
      {post.related.length > 0 && (
        <section className={classes.below}>
          <h2>{t('related')}</h2>
          <PostCards
            posts={post.related}
            level="h3"
            renderLink={({ id }, props) => (
              <Link to="/pages/blog/detail/$id" params={{ id: String(id) }} {...props} />
            )}
          />
        </section>
      )}
      {post.publishedAt && <Comments postId={post.id} />}
    </>
  );
}

function Deeds({ post }: { post: ShownPost }) {
  const t = useTranslations('blog');
  return (
    <>
      <BookmarkButton post={post} />
      <CopyButton isLink text={location.href} />
      {post.canEdit && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPencil size={14} aria-hidden />}
          renderRoot={(props) => (
            <Link to="/pages/blog/edit/$id" params={{ id: String(post.id) }} {...props} />
          )}
        >
          {t('edit')}
        </Button>
      )}
    </>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  const t = useTranslations('blog.sides');
  if (tags.length === 0) return null;
  return (
    <ul className={classes.tags} aria-label={t('tag')}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to="/pages/blog/list" search={{ tag }}>
            <bdi>{tag}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
