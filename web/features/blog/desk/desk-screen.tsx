import '../../../ui/styles/fields.css';
import { NativeSelect } from '@mantine/core';
import type { DeskPost } from '@plenum/contract';
import { IconArrowLeft, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useCan } from '../../../platform/abilities.ts';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { StateMessage } from '../../../ui/state-message.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { BlogAnswer } from '../blog-answer.tsx';
import { BlogPager } from '../blog-pager.tsx';
import { desk } from '../blog.live.ts';
import { deskPageSize, deskQueryOf, postStates, readDeskSearch } from '../blog.places.ts';
import { AuthorPanel } from './author-panel.tsx';
import { BeginPost } from './begin-post.tsx';
import classes from './desk-screen.module.css';
import { PostStatePill } from './post-state-pill.tsx';

interface DeskScreenProps {
  missing: ReactNode;
  onBegun: (id: number) => void;
}

/** Where posts are begun and found again, in whatever state. */
export function DeskScreen({ missing, onBegun }: DeskScreenProps) {
  const t = useTranslations('blog.desk');
  const navigate = useNavigate();
  const search = readDeskSearch(useSearch({ strict: false }));
  const query = useQuery(desk.options(deskQueryOf(search)));
  const isOrganiser = useCan()(['manage', 'all']);
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <Link to="/pages/blog/list" className={classes.back}>
        <IconArrowLeft size={16} aria-hidden className="mantine-rotate-rtl" /> {t('back')}
      </Link>
      <h1>{t('title')}</h1>
      <BlogAnswer query={query} missing={missing}>
        {({ posts, total }) => (
          <>
            <BeginPost onBegun={onBegun} />
            <NativeSelect
              className={classes.filter}
              label={t('state')}
              value={search.state ?? ''}
              data={[
                { value: '', label: t('all') },
                ...postStates.map((value) => ({ value, label: t(`states.${value}`) })),
              ]}
              onChange={({ currentTarget: { value: state } }) =>
                void navigate({ to: '.', search: readDeskSearch({ state }), replace: true })
              }
            />
            {posts.length === 0 && (
              <StateMessage icon={IconPencil} title={t('emptyTitle')} text={t('emptyText')} />
            )}
            {posts.length > 0 && (
              <ul className={classes.posts}>
                {posts.map((post) => (
                  <Line key={post.id} post={post} />
                ))}
              </ul>
            )}
            <BlogPager
              page={search.page}
              total={total}
              pageSize={deskPageSize}
              renderLink={(to, props) => (
                <Link
                  to="/pages/blog/desk"
                  search={readDeskSearch({ ...search, page: String(to) })}
                  {...props}
                />
              )}
            />
            {isOrganiser && <AuthorPanel />}
          </>
        )}
      </BlogAnswer>
    </div>
  );
}

function Line({ post }: { post: DeskPost }) {
  const { id, title, language, author, state, changedAt, publishAt } = post;
  const t = useTranslations('blog.publishing');
  const format = useFormatter();
  const at = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return (
    <li>
      <span className={classes.words}>
        <Link to="/pages/blog/edit/$id" params={{ id: String(id) }}>
          <bdi lang={language}>{title}</bdi>
        </Link>
        <span className={classes.soft}>
          {author && (
            <>
              <bdi>{author.fullName}</bdi> ·{' '}
            </>
          )}
          {state === 'scheduled' && publishAt ? (
            t('scheduled', { at: format.dateTime(new Date(publishAt), at) })
          ) : (
            <RelativeTime at={changedAt} />
          )}
        </span>
      </span>
      <PostStatePill state={state} />
    </li>
  );
}
