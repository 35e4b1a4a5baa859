import { IconNews, IconRss } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { StateMessage } from '../../../ui/state-message.tsx';
import { BlogAnswer } from '../blog-answer.tsx';
import { publicPostsOptions } from '../blog.api.ts';
import { BlogPager } from '../blog-pager.tsx';
import { blogPageSize, readPublicBlogSearch } from '../blog.places.ts';
import { PostCards } from '../list/post-cards.tsx';
import classes from './public-blog.module.css';

/** What the organisation behind an event has published, for everyone. */
export function PublicBlog({ slug }: { slug: string }) {
  const t = useTranslations('blog');
  const { page } = readPublicBlogSearch(useSearch({ strict: false }));
  const query = useQuery(publicPostsOptions(slug, Number(page ?? 1)));
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
              <BlogPager
                page={page}
                total={total}
                pageSize={blogPageSize}
                renderLink={(to, props) => (
                  <Link
                    to="/e/$slug/blog"
                    params={{ slug }}
                    search={readPublicBlogSearch({ page: String(to) })}
                    {...props}
                  />
                )}
              />
            </>
          )
        }
      </BlogAnswer>
    </div>
  );
}
