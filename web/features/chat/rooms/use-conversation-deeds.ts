import type { ChatPerson, ChatSelf, Conversation, RulesInput } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { teach } from '../../../platform/live/teach.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import {
  addMembers,
  answerTalk,
  block,
  changeRules,
  follow,
  type Notify,
  removeMember,
  renameGroup,
  setNotify,
} from '../chat.api.ts';
import { answered, conversations, lists, self } from '../chat.live.ts';
import { useChatProblemText } from '../use-chat-problem-text.ts';

/** What can be done about a conversation as a whole; a refusal is said, not thrown. */
export function useConversationDeeds({ id }: Pick<Conversation, 'id'>) {
  const client = useQueryClient();
  const problemText = useChatProblemText();
  const [isBusy, setBusy] = useState(false);

  const readAgain = () => {
    void client.invalidateQueries(conversations.options(id));
    void client.invalidateQueries({ queryKey: lists.key });
  };
  const run = async <T>(deed: () => Promise<T>, then: (answer: T) => void): Promise<boolean> => {
    setBusy(true);
    try {
      then(await deed());
      return true;
    } catch (problem) {
      showToast({ text: problemText(problem), isFailure: true });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const learn = (conversation: Conversation) => {
    teach(client, ...answered(conversation));
    void client.invalidateQueries(lists.options('private'));
  };
  const learnSelf = (answer: ChatSelf) => {
    teach(
      client,
      self.changed(() => answer),
    );
    readAgain();
  };
  return {
    isBusy,
    follow: (isFollowing: boolean) => run(() => follow(id, isFollowing), learn),
    setNotify: (notify: Notify) => run(() => setNotify(id, notify), learn),
    setRules: (rules: RulesInput) => run(() => changeRules(id, rules), learn),
    answer: (isAccepted: boolean) => run(() => answerTalk(id, isAccepted), readAgain),
    block: ({ id: personId }: ChatPerson, isBlocked: boolean) =>
      run(() => block(personId, isBlocked), learnSelf),
    rename: (title: string) => run(() => renameGroup(id, title), learn),
    addMembers: (personIds: number[]) => run(() => addMembers(id, personIds), learn),
    removeMember: (personId: number) => run(() => removeMember(id, personId), readAgain),
  };
}
