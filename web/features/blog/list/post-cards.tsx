import { bannerSources } from '@plenum/contract/kernel/picture-sizes.ts';
import type { PostCard } from '@plenum/contract';
import { IconArticle, IconMessage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { Day } from '../../../ui/time/day.tsx';
import classes from './post-cards.module.css';

export type PostLink = (
  post: PostCard,
  props: { className: string; children: ReactNode },
) => ReactNode;

interface PostCardsProps {
  posts: readonly PostCard[];
  level: 'h2' | 'h3';
  renderLink: PostLink;
}

/** Posts from afar; each leads to its own page, wherever that is for this reader. */
export const PostCards = ({ posts, level, renderLink }: PostCardsProps) => (
  <ul className={classes.cards}>
    {posts.map((post) => (
      <Card key={post.id} post={post} level={level} renderLink={renderLink} />
    ))}
  </ul>
);

function Card({
  post,
  level: Title,
  renderLink,
}: Omit<PostCardsProps, 'posts'> & { post: PostCard }) {
  const { cover, categories, title, excerpt, language } = post;
  const children = <bdi lang={language}>{title}</bdi>;
  return (
    <li className={classes.card}>
      <div className={classes.cover}>
        {cover ? (
          <img
            {...bannerSources(cover, 'auto, 400px')}
            alt=""
            width={800}
            height={320}
            loading="lazy"
          />
        ) : (
          <IconArticle size={48} stroke={1.25} aria-hidden />
        )}
      </div>
      <div className={classes.words}>
        {categories[0] && <span className={classes.category}>{categories[0]}</span>}
        <Title>{renderLink(post, { className: classes.title ?? '', children })}</Title>
        {excerpt && (
          <p lang={language} dir="auto">
            {excerpt}
          </p>
        )}
      </div>
      <By post={post} />
    </li>
  );
}

function By({ post: { author, publishedAt, comments } }: { post: PostCard }) {
  const t = useTranslations('blog');
  return (
    <footer className={classes.by}>
      {author && <PersonPicture name={author.fullName} picture={author.avatar} />}
      <span className={classes.who}>
        {author && <bdi>{author.fullName}</bdi>}
        {publishedAt && <Day at={publishedAt} />}
      </span>
      <span className={classes.said}>
        <IconMessage size={16} aria-hidden />
        <span aria-hidden>{comments}</span>
        <span className="visually-hidden">{t('commentCount', { count: comments })}</span>
      </span>
    </footer>
  );
}
