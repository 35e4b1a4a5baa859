import { Button } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import classes from './feed-list.module.css';
import { type Circle, posts } from './feed.live.ts';
import { PostCard } from './post-card.tsx';
import { useFeedProblemText } from './use-feed-problem-text.ts';

/** What people post, the newest first; older ones are asked for. */
export function FeedList({ circle }: { circle: Circle }) {
  const t = useTranslations('feed');
  const problemText = useFeedProblemText();
  const query = useInfiniteQuery(posts.options(circle));
  const { data, error, isFetching, isFetchingNextPage, hasNextPage } = query;
  const all = data && posts.rowsOf(data);
  if (!all && error) {
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(error)}
        isRetrying={isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!all) return <LinesSkeleton lines={8} />;
  const of = circle.personId === undefined ? 'everyone' : 'person';
  if (all.length === 0) {
    return (
      <StateMessage
        icon={IconMessages}
        title={t(`empty.${of}.title`)}
        text={t(`empty.${of}.text`)}
      />
    );
  }
  return (
    <div className={classes.list}>
      {all.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
      {hasNextPage && (
        <Button
          variant="default"
          loading={isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('older')}
        </Button>
      )}
    </div>
  );
}
