import type { ChannelRules, ProblemCode } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { judge, requireMaySpeak } from '../../moderation/index.ts';
import { canModerate } from '../chat.access.ts';
import type { SeenRow } from '../chat.rows.ts';
import { wasHeardIn } from './lines.moderated.queries.ts';

type Rules = Pick<ChannelRules, 'isPaused' | 'followersOnly'>;

/** What the conversation itself says to somebody who wants to write; moderators are exempt. */
export function refusalByRules(
  person: Person,
  seen: SeenRow,
  { isPaused, followersOnly }: Rules = seen.rules,
): ProblemCode | null {
  if (seen.kind === 'direct') return refusalByOther(seen);
  if (seen.kind === 'group') return seen.standing === 'member' ? null : 'chat.not_accepted';
  if (seen.kind !== 'channel' || canModerate(person, seen)) return null;
  if (isPaused) return 'chat.paused';
  return followersOnly && !seen.isFollowing ? 'chat.followers_only' : null;
}

function refusalByOther({ isBlocked, isBlockedByThem, standing }: SeenRow): ProblemCode | null {
  if (isBlocked || isBlockedByThem) return 'chat.not_reachable';
  return standing === 'member' || standing === 'asked' ? null : 'chat.not_accepted';
}

/** For whatever is written beside lines: an edit, a reaction. */
export async function requireMayWrite(
  db: Db,
  person: Person,
  seen: SeenRow,
  now: Date,
): Promise<void> {
  const refusal = refusalByRules(person, seen);
  if (refusal) throw problem(refusal);
  await requireNotMuted(db, person, seen, now);
}

export async function requireNotMuted(
  db: Db,
  { organisationId, id }: Person,
  { eventId }: SeenRow,
  now: Date,
): Promise<void> {
  if (eventId === null) return;
  await requireMaySpeak(db, { organisationId, eventId, personId: id }, now);
}

/**
 * Whether words wait for a moderator before everybody reads them; refused ones are refused. Only in
 * a channel does a line wait: elsewhere those few who read it are whom it is for.
 */
export async function isHeld(
  db: Db,
  person: Person,
  seen: SeenRow,
  text: string,
): Promise<boolean> {
  const { organisationId, eventId, kind, rules } = seen;
  if (eventId === null) return false;
  const verdict = await judge(db, organisationId, eventId, text);
  if (kind !== 'channel' || canModerate(person, seen)) return false;
  if (verdict === 'held') return true;
  return rules.holdsNewcomers && !(await wasHeardIn(db, organisationId, eventId, person.id));
}
