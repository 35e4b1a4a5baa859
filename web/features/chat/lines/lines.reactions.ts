import type { Line, Reaction } from '@plenum/contract';

/** The ones that are used most, at hand in the picker. */
export const commonEmoji = [
  '👍',
  '❤️',
  '😂',
  '🎉',
  '👏',
  '🙏',
  '😀',
  '😍',
  '🤔',
  '😮',
  '😢',
  '🔥',
  '💡',
  '✅',
  '❓',
  '👀',
  '🚀',
  '💯',
] as const;

export const isMine = ({ personIds }: Reaction, me: number): boolean => personIds.includes(me);

function without(reaction: Reaction, me: number): Reaction[] {
  if (reaction.count <= 1) return [];
  const personIds = reaction.personIds.filter((id) => id !== me);
  return [{ ...reaction, count: reaction.count - 1, personIds }];
}

/** The line as it will be when I react, or take my reaction back. */
export function toggled(line: Line, emoji: string, me: number): { next: Line; isOn: boolean } {
  const known = line.reactions.find((reaction) => reaction.emoji === emoji);
  const isOn = !known || !isMine(known, me);
  const reactions = known
    ? line.reactions.flatMap((reaction) => {
        if (reaction !== known) return [reaction];
        if (!isOn) return without(reaction, me);
        return [{ ...reaction, count: reaction.count + 1, personIds: [me, ...reaction.personIds] }];
      })
    : [...line.reactions, { emoji, count: 1, personIds: [me] }];
  return { next: { ...line, reactions }, isOn };
}
