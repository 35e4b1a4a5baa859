import type { PublicPost as PublicPostShape } from '@plenum/contract';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { languages } from '../../../platform/config.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { BlogAnswer } from '../blog-answer.tsx';
import { publicPostOptions } from '../blog.api.ts';
import { PostCards } from '../list/post-cards.tsx';
import { PostArticle } from '../post/post-article.tsx';
import classes from './public-blog.module.css';

interface PublicPostProps {
  slug: string;
  postSlug: string;
  missing: ReactNode;
}

/** A post for everyone: what is said under it is for those who are signed in. */
export function PublicPost({ slug, postSlug, missing }: PublicPostProps) {
  const t = useTranslations('blog');
  const query = useQuery(publicPostOptions(slug, postSlug));
  usePageTitle(query.data?.title ?? t('name'));
  return (
    <div className={classes.blog}>
      <Link to="/e/$slug/blog" params={{ slug }} className={classes.back}>
        <IconArrowLeft size={16} aria-hidden className="mantine-rotate-rtl" /> {t('back')}
      </Link>
      <BlogAnswer query={query} missing={missing}>
        {(post) => <Post slug={slug} post={post} />}
      </BlogAnswer>
    </div>
  );
}

function Post({ slug, post }: { slug: string; post: PublicPostShape }) {
  const t = useTranslations('blog');
  return (
    <>
      <PostArticle post={post} deeds={<CopyButton isLink text={location.href} />}>
        {post.translations.length > 0 && (
          <nav className={classes.languages} aria-label={t('translations')}>
            {post.translations.map((other) => (
              <Link
                key={other.slug}
                to="/e/$slug/blog/$postSlug"
                params={{ slug, postSlug: other.slug }}
                lang={other.language}
              >
                {languages[other.language]}
              </Link>
            ))}
          </nav>
        )}
        <p>{t('signInToComment', { count: post.comments })}</p>
      </PostArticle>
      {post.related.length > 0 && (
        <section className={classes.news}>
          <h2>{t('related')}</h2>
          <PostCards
            posts={post.related}
            level="h3"
            renderLink={(other, props) => (
              <Link
                to="/e/$slug/blog/$postSlug"
                params={{ slug, postSlug: other.slug }}
                {...props}
              />
            )}
          />
        </section>
      )}
    </>
  );
}
