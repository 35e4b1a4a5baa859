import type { Line, Reaction, ReactionInput } from '@plenum/contract';

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

const none = { count: 0, personIds: [] };

export const isMine = ({ personIds }: Reaction, me: number): boolean => personIds.includes(me);

function without(reaction: Reaction, me: number): Reaction[] {
  if (reaction.count <= 1) return [];
  const personIds = reaction.personIds.filter((id) => id !== me);
  return [{ ...reaction, count: reaction.count - 1, personIds }];
}

const withMe = (reaction: Reaction, me: number): Reaction => ({
  ...reaction,
  count: reaction.count + 1,
  personIds: [me, ...reaction.personIds],
});

/** The line as it will be when I react, or take my reaction back. */
export function reacted(line: Line, { emoji, isOn }: ReactionInput, me: number): Line {
  const known = line.reactions.find((reaction) => reaction.emoji === emoji);
  if (isOn === (known !== undefined && isMine(known, me))) return line;
  if (!known) return { ...line, reactions: [...line.reactions, withMe({ emoji, ...none }, me)] };
  const reactions = line.reactions.flatMap((reaction) => {
    if (reaction !== known) return [reaction];
    return isOn ? [withMe(reaction, me)] : without(reaction, me);
  });
  return { ...line, reactions };
}
