import type { Line, ReactionInput } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { changeLine, type LineAddress } from './lines.change-line.ts';
import { deleteReaction, insertReaction } from './lines.change-line.queries.ts';
import { requireMayWrite } from './lines.rules.ts';

const mostKinds = 20;
// Written so, for the compiler knows no such pattern yet.
const oneEmoji = new RegExp('^\\p{RGI_Emoji}$', 'v');

/** Twice the same is one. */
export const react = (
  work: Work,
  person: Person,
  address: LineAddress,
  { emoji, isOn }: ReactionInput,
): Promise<Line> =>
  changeLine(work, person, address, async (tx, { seen, row, now }) => {
    if (!oneEmoji.test(emoji)) throw problem('invalid');
    if (row.state !== 'shown') throw problem('not_found');
    await requireMayWrite(tx, person, seen, now);
    const reaction = { personId: person.id, emoji, at: now };
    if (!isOn) return (await deleteReaction(tx, row, reaction)) > 0 ? 'line' : 'nothing';
    const isNewKind = row.reactions.every((one) => one.emoji !== emoji);
    if (isNewKind && row.reactions.length >= mostKinds) throw problem('chat.too_many_reactions');
    return (await insertReaction(tx, row, reaction)) > 0 ? 'line' : 'nothing';
  });
