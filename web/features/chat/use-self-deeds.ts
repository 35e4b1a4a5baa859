import type { ChatSelf } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { teach } from '../../platform/live/teach.ts';
import { showToast } from '../../ui/toast/toasts.tsx';
import { block, chooseStatus } from './chat.api.ts';
import { conversations, lists, self } from './chat.live.ts';
import { useChatProblemText } from './use-chat-problem-text.ts';

/** How I show myself, and whom I block; a refusal is said, not thrown. */
export function useSelfDeeds() {
  const client = useQueryClient();
  const problemText = useChatProblemText();
  const run = async (deed: Promise<ChatSelf>) => {
    try {
      const answer = await deed;
      teach(
        client,
        self.changed(() => answer),
      );
      void client.invalidateQueries(lists.options('private'));
      void client.invalidateQueries({ queryKey: conversations.key });
    } catch (problem) {
      showToast({ text: problemText(problem), isFailure: true });
    }
  };
  return {
    choose: (status: ChatSelf['status']) => run(chooseStatus(status)),
    block: (personId: number, isBlocked: boolean) => run(block(personId, isBlocked)),
  };
}
