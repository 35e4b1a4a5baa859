import { IconRss } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { BlogAnswer } from '../blog-answer.tsx';
import { publicPostsOptions } from '../blog.api.ts';
import { BlogPager } from '../blog-pager.tsx';
import { blogPageSize, readBlogSearch } from '../blog.places.ts';
import { BlogBar } from '../list/blog-bar.tsx';
import { NoPosts } from '../list/no-posts.tsx';
import { PostCards } from '../list/post-cards.tsx';
import { useBlogAddress } from '../list/use-blog-address.ts';
import classes from './public-blog.module.css';

/** What the organisation behind an event has published, for everyone. */
export function PublicBlog({ slug }: { slug: string }) {
  const t = useTranslations('blog');
  const address = useBlogAddress();
  const { search } = address;
  const query = useQuery({
    ...publicPostsOptions(slug, search),
    placeholderData: keepPreviousData,
  });
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
      <BlogBar address={address} page={query.data} />
      <BlogAnswer query={query}>
        {({ posts, total }) =>
          posts.length === 0 ? (
            <NoPosts address={address} />
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
                page={search.page}
                total={total}
                pageSize={blogPageSize}
                renderLink={(to, props) => (
                  <Link
                    to="/e/$slug/blog"
                    params={{ slug }}
                    search={readBlogSearch({ ...search, page: String(to) })}
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
