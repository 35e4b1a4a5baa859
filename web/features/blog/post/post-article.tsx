import { bannerSources } from '@plenum/contract/kernel/picture-sizes.ts';
import type { PreviewedPost } from '@plenum/contract';
import type { ReactNode } from 'react';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { RichTextReader } from '../../../ui/rich-text/rich-text-reader.tsx';
import { Day } from '../../../ui/time/day.tsx';
import classes from './post-article.module.css';

interface PostArticleProps {
  post: PreviewedPost & { publishedAt?: string | null; categories?: readonly string[] };
  /** What one can do with it, beside who wrote it. */
  deeds?: ReactNode;
  children?: ReactNode;
}

/** A post as it is read. */
export function PostArticle({ post, deeds, children }: PostArticleProps) {
  const { title, language, excerpt, cover, author, content, publishedAt, categories } = post;
  return (
    <article className={classes.article}>
      <header className={classes.head}>
        {categories && categories.length > 0 && (
          <p className={classes.over}>{categories.join(' · ')}</p>
        )}
        <h1 lang={language} dir="auto">
          {title}
        </h1>
        {excerpt && (
          <p className={classes.lead} lang={language} dir="auto">
            {excerpt}
          </p>
        )}
        <div className={classes.by}>
          {author && <PersonPicture name={author.fullName} picture={author.avatar} size={40} />}
          <span className={classes.who}>
            {author && <bdi>{author.fullName}</bdi>}
            {publishedAt && <Day at={publishedAt} />}
          </span>
          {deeds}
        </div>
      </header>
      {cover && (
        <img
          className={classes.cover}
          {...bannerSources(cover, '100vw')}
          alt=""
          width={1600}
          height={640}
        />
      )}
      <div className={classes.text} lang={language} dir="auto">
        <RichTextReader value={content} isArticle />
      </div>
      {children}
    </article>
  );
}
