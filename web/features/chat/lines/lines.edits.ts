import type { Line } from '@plenum/contract';
import type { Change } from '../../../platform/live/perform.ts';
import { newKey } from '../../../platform/new-key.ts';
import { reactTo } from '../chat.api.ts';
import { show } from './lines.history.ts';
import { historiesOf, lineAnswered } from './lines.live.ts';
import { isMine, reacted } from './lines.reactions.ts';

/** Something done to a line: known as it is answered. */
export const edit = (conversationId: number, send: () => Promise<Line>): Change<Line> => ({
  key: newKey(),
  shows: [],
  send,
  learns: (line) => [lineAnswered(conversationId, line)],
});

/** I react, or take my reaction back: that shows at once. */
export function reaction(
  conversationId: number,
  line: Pick<Line, 'id' | 'reactions'>,
  emoji: string,
  me: number,
): Change<Line> {
  const isOn = !line.reactions.some((one) => one.emoji === emoji && isMine(one, me));
  const look = (one: Line) => reacted(one, { emoji, isOn }, me);
  return {
    ...edit(conversationId, () => reactTo(conversationId, line.id, { emoji, isOn })),
    shows: [historiesOf(conversationId, (known) => show(known, line.id, look))],
  };
}
