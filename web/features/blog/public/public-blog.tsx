import { IconNews, IconRss } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { StateMessage } from '../../../ui/state-message.tsx';
import { BlogAnswer } from '../blog-answer.tsx';
import { publicPostsOptions } from '../blog.api.ts';
import { PostCards } from '../list/post-cards.tsx';
import { PublicPages } from './public-pages.tsx';
import classes from './public-blog.module.css';

/** What the organisation behind an event has published, for everyone. */
export function PublicBlog({ slug }: { slug: string }) {
  const t = useTranslations('blog');
  const [page, setPage] = useState(1);
  const query = useQuery(publicPostsOptions(slug, page));
  usePageTitle(t('name'));
  return (
    <div className={classes.blog}>
      <header className={classes.head}>
        <h1>{t('name')}</h1>
        <a href={`/api/e/${slug}/blog/rss.xml`}>
          <IconRss size={16} aria-hidden /> {t('rss')}
        </a>
        <a href={`/api/e/${slug}/blog/atom.xml`}>
          <IconRss size={16} aria-hidden /> {t('atom')}
        </a>
      </header>
      <BlogAnswer query={query}>
        {({ posts, total }) =>
          posts.length === 0 ? (
            <StateMessage icon={IconNews} title={t('emptyTitle')} text={t('emptyText')} />
          ) : (
            <>
              <PostCards
                posts={posts}
                level="h2"
                renderLink={(post, props) => (
                  <Link
                    to="/e/$slug/blog/$postSlug"
                    params={{ slug, postSlug: post.slug }}
                    {...props}
                  />
                )}
              />
              <PublicPages page={page} total={total} onPage={setPage} />
            </>
          )
        }
      </BlogAnswer>
    </div>
  );
}
