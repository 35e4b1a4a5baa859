import type { FeedPost } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { teach } from '../../platform/live/teach.ts';
import { showToast } from '../../ui/toast/toasts.tsx';
import { known } from './feed.live.ts';
import { useFeedProblemText } from './use-feed-problem-text.ts';

/** Something done about a post: what is answered shows at once, what is refused is said. */
export function useDeed<Input = void>(deed: (input: Input) => Promise<FeedPost | object>) {
  const client = useQueryClient();
  const problemText = useFeedProblemText();
  return useMutation({
    mutationFn: deed,
    onSuccess: (answer) => {
      if ('author' in answer) teach(client, ...known(answer));
    },
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
}
