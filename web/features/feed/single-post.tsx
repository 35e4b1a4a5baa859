import { IconMessageOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { onePost } from './feed.live.ts';
import { PostCard } from './post-card.tsx';
import { useFeedProblemText } from './use-feed-problem-text.ts';

/** The post that somebody was led to, with what is said under it. */
export function SinglePost({ id }: { id: number }) {
  const t = useTranslations('feed');
  const problemText = useFeedProblemText();
  const { data, error, isFetching, refetch } = useQuery(onePost.options(id));
  if (error instanceof CallProblem && error.status === 404) {
    return <StateMessage icon={IconMessageOff} title={t('goneTitle')} text={t('goneText')} />;
  }
  if (data) return <PostCard post={data} opensComments />;
  if (!error) return <LinesSkeleton lines={6} />;
  return (
    <ErrorState
      title={t('failed')}
      text={problemText(error)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
