import type { FeedPost } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { BrokenPanel } from '../../ui/panel/broken-panel.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentLine } from './comment-line.tsx';
import { comments } from './feed.live.ts';
import classes from './post-comments.module.css';

/** What is said under a post: answers stand under what they answer. */
export function PostComments({ post }: { post: FeedPost }) {
  const t = useTranslations('feed.comments');
  const { data, isError, isFetching, refetch } = useQuery(comments.options(post.id));
  const first = data?.filter(({ parentId }) => parentId === null) ?? [];
  return (
    <section className={classes.comments} aria-label={t('title')}>
      {!data && isError && <BrokenPanel isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <LinesSkeleton lines={2} />}
      {first.length > 0 && (
        <ol className={classes.lines}>
          {first.map((comment) => (
            <CommentLine
              key={comment.id}
              comment={comment}
              post={post}
              answers={data?.filter(({ parentId }) => parentId === comment.id) ?? []}
            />
          ))}
        </ol>
      )}
      <CommentForm postId={post.id} parentId={null} label={t('say')} />
    </section>
  );
}
