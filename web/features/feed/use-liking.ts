import type { FeedPost } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { perform } from '../../platform/live/perform.ts';
import { newKey } from '../../platform/new-key.ts';
import { showToast } from '../../ui/toast/toasts.tsx';
import { like } from './feed.api.ts';
import { known, onePost, posts } from './feed.live.ts';
import { useFeedProblemText } from './use-feed-problem-text.ts';

/** Shown at once wherever the post stands, and taken back when it is refused. */
export function useLiking(): (post: FeedPost) => Promise<void> {
  const client = useQueryClient();
  const problemText = useFeedProblemText();
  return async ({ id, isLiked, likes }) => {
    const fields = { isLiked: !isLiked, likes: likes + (isLiked ? -1 : 1) };
    try {
      await perform(client, {
        key: newKey(),
        ids: [id],
        shows: [
          posts.written([id], fields),
          onePost.changedAt(id, (post) => ({ ...post, ...fields })),
        ],
        send: () => like(id, !isLiked),
        learns: (answer) => known(answer),
      });
    } catch (problem) {
      showToast({ text: problemText(problem), isFailure: true });
    }
  };
}
