import type { PostComment } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { BlogAnswer } from '../blog-answer.tsx';
import { comments } from '../blog.live.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentLine } from './comment-line.tsx';
import classes from './comments.module.css';

/** What is said under a post: answers stand under what they answer. */
export function Comments({ postId }: { postId: number }) {
  const t = useTranslations('blog.comments');
  const query = useQuery(comments.options(postId));
  return (
    <section className={classes.comments} aria-labelledby="comments">
      <h2 id="comments">{t('title')}</h2>
      <BlogAnswer query={query}>{(all) => <Lines all={all} postId={postId} />}</BlogAnswer>
      <CommentForm postId={postId} parentId={null} label={t('say')} />
    </section>
  );
}

function Lines({ all, postId }: { all: readonly PostComment[]; postId: number }) {
  const t = useTranslations('blog.comments');
  const first = all.filter(({ parentId }) => parentId === null);
  if (first.length === 0) return <p className={classes.soft}>{t('empty')}</p>;
  return (
    <ol className={classes.lines}>
      {first.map((comment) => (
        <CommentLine
          key={comment.id}
          comment={comment}
          postId={postId}
          answers={all.filter(({ parentId }) => parentId === comment.id)}
        />
      ))}
    </ol>
  );
}
