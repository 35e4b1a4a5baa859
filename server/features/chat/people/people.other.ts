import type { ProblemCode } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import type { Tx } from '../../../platform/work.ts';
import { tellConversationChanged } from '../chat.live.ts';
import { countSaidBy, findOther, type Other, settleBoth } from './people.other.queries.ts';
import type { SeenRow } from '../chat.rows.ts';

/** Before the other side accepts, who asks may say so much. */
const mostUnanswered = 3;

interface Reached {
  other: Other | null;
  refusal: ProblemCode | null;
}

/** Whether a line may reach the other one. A block looks the same, whoever blocked. */
export async function reach(tx: Tx, person: Person, seen: SeenRow): Promise<Reached> {
  const other = await findOther(tx, seen, person.id);
  if (!other?.isThere || seen.isBlocked || seen.isBlockedByThem) {
    return { other, refusal: 'chat.not_reachable' };
  }
  if (isWilling(seen, other)) return { other, refusal: null };
  if (seen.standing !== 'asked') return { other, refusal: 'chat.not_accepted' };
  const said = await countSaidBy(tx, seen, person.id);
  return { other, refusal: said < mostUnanswered ? null : 'chat.not_accepted' };
}

/** They accepted, need not be asked, or both opened it before a word was said. */
const isWilling = ({ standing }: SeenRow, other: Other): boolean =>
  standing === 'member' || other.isKnown || (standing === 'asked' && other.standing === 'asked');

/** A first line makes the conversation the other’s as well; strangers are asked first. */
export async function bringIn(tx: Tx, person: Person, seen: SeenRow, other: Other): Promise<void> {
  const isOpen = isWilling(seen, other);
  if (isOpen && seen.standing === 'member' && other.standing === 'member') return;
  if (!isOpen && other.standing !== null) return;
  await settleBoth(
    tx,
    seen,
    { personId: person.id, standing: isOpen ? 'member' : 'asked' },
    { personId: other.personId, standing: isOpen ? 'member' : 'invited' },
  );
  tellConversationChanged(tx, seen, [person.id, other.personId]);
}
