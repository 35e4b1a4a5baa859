import type { Conversation, Line } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { deleteLine, editLine, pinLine, pinnedOptions, reactTo } from '../chat.api.ts';
import { learnLine, showLine } from './lines.ts';
import { toggled } from './lines.reactions.ts';
import { useChatProblemText } from '../use-chat-problem-text.ts';
import { useMe } from '../desks/use-owner.ts';

/** What can be done to lines; what the server refuses is taken back and said. */
export function useLineDeeds({ id }: Pick<Conversation, 'id'>) {
  const client = useQueryClient();
  const me = useMe();
  const problemText = useChatProblemText();

  const run = async (deed: Promise<Line>): Promise<boolean> => {
    try {
      learnLine(client, id, await deed, me);
      return true;
    } catch (problem) {
      showToast({ text: problemText(problem), isFailure: true });
      return false;
    }
  };

  return {
    edit: (line: Line, text: string) => run(editLine(id, line.id, text)),
    remove: (line: Line) => run(deleteLine(id, line.id)),
    pin: async (line: Line, isPinned: boolean) => {
      await run(pinLine(id, line.id, isPinned));
      void client.invalidateQueries({ queryKey: pinnedOptions(id).queryKey });
    },
    react: async (line: Line, emoji: string) => {
      const { next, isOn } = toggled(line, emoji, me);
      showLine(client, id, next, me);
      if (!(await run(reactTo(id, line.id, { emoji, isOn })))) showLine(client, id, line, me);
    },
  };
}

export type LineDeeds = ReturnType<typeof useLineDeeds>;
