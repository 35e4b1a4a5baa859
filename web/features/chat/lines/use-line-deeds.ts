import type { Conversation, Line } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { Change } from '../../../platform/live/perform.ts';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { deleteLine, editLine, pinLine } from '../chat.api.ts';
import { pinned } from '../chat.live.ts';
import { useMe } from '../desks/use-owner.ts';
import { useChatProblemText } from '../use-chat-problem-text.ts';
import { edit, reaction } from './lines.edits.ts';

/** What can be done to lines; what the server refuses is taken back and said. */
export function useLineDeeds({ id }: Pick<Conversation, 'id'>) {
  const client = useQueryClient();
  const me = useMe();
  const { apply } = useChanges(useChatProblemText());

  const run = (change: Change<Line>): Promise<boolean> =>
    apply(change, { failed: (reason) => reason }).then(
      () => true,
      () => false,
    );

  return {
    edit: (line: Line, text: string) => run(edit(id, () => editLine(id, line.id, text))),
    remove: (line: Line) => run(edit(id, () => deleteLine(id, line.id))),
    pin: async (line: Line, isPinned: boolean) => {
      await run(edit(id, () => pinLine(id, line.id, isPinned)));
      void client.invalidateQueries(pinned.options(id));
    },
    react: (line: Line, emoji: string) => run(reaction(id, line, emoji, me)),
  };
}

export type LineDeeds = ReturnType<typeof useLineDeeds>;
