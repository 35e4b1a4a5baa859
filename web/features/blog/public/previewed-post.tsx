import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { BlogAnswer } from '../blog-answer.tsx';
import { previewOptions } from '../blog.api.ts';
import { PostArticle } from '../post/post-article.tsx';
import classes from './public-blog.module.css';

interface PreviewedPostProps {
  token: string;
  missing: ReactNode;
}

/** A post as it stands, for whoever has the link; search engines are told to pass it by. */
export function PreviewedPost({ token, missing }: PreviewedPostProps) {
  const t = useTranslations('blog');
  const query = useQuery(previewOptions(token));
  usePageTitle(query.data?.title ?? t('name'));
  useEffect(passBy, []);
  return (
    <div className={classes.blog}>
      <BlogAnswer query={query} missing={missing}>
        {(post) => (
          <>
            <Notice tone="calm">{t('previewNotice')}</Notice>
            <PostArticle post={post} />
          </>
        )}
      </BlogAnswer>
    </div>
  );
}

function passBy() {
  const robots = document.createElement('meta');
  robots.name = 'robots';
  robots.content = 'noindex';
  document.head.append(robots);
  return () => robots.remove();
}
