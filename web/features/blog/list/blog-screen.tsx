import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { BlogAnswer } from '../blog-answer.tsx';
import { BlogPager } from '../blog-pager.tsx';
import { shownPosts } from '../blog.live.ts';
import { blogPageSize, postQueryOf, readBlogSearch } from '../blog.places.ts';
import { BlogBar } from './blog-bar.tsx';
import classes from './blog-screen.module.css';
import { BlogSides } from './blog-sides.tsx';
import { NoPosts } from './no-posts.tsx';
import { PostCards } from './post-cards.tsx';
import { type BlogAddress, useBlogAddress } from './use-blog-address.ts';

/** What the organisation writes. */
export function BlogScreen() {
  const t = useTranslations('blog');
  const address = useBlogAddress();
  usePageTitle(t('name'));
  return (
    <div className={classes.screen}>
      <h1>{t('name')}</h1>
      <Found address={address} />
      <BlogSides address={address} />
    </div>
  );
}

function Found({ address }: { address: BlogAddress }) {
  const t = useTranslations('blog');
  const query = useQuery({
    ...shownPosts.options(postQueryOf(address.search)),
    placeholderData: keepPreviousData,
  });
  return (
    <section className={classes.found} aria-label={t('posts')}>
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
                renderLink={({ id }, props) => (
                  <Link to="/pages/blog/detail/$id" params={{ id: String(id) }} {...props} />
                )}
              />
              <BlogPager
                page={address.search.page}
                total={total}
                pageSize={blogPageSize}
                renderLink={(to, props) => (
                  <Link
                    to="/pages/blog/list"
                    search={readBlogSearch({ ...address.search, page: String(to) })}
                    {...props}
                  />
                )}
              />
            </>
          )
        }
      </BlogAnswer>
    </section>
  );
}
