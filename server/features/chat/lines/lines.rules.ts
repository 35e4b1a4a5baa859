import type { ChannelRules, NewLine, ProblemCode } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem, type ProblemError } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx } from '../../../platform/work.ts';
import { judge, requireMaySpeak } from '../../moderation/index.ts';
import { canModerate } from '../chat.access.ts';
import type { SeenRow } from '../chat.rows.ts';
import { reach } from '../people/people.other.ts';
import type { Other } from '../people/people.other.queries.ts';
import type { HeadRow, Place } from '../rooms/rooms.head.queries.ts';
import { wasHeardIn } from './lines.moderated.queries.ts';
import { findLastSaid, findLooseFiles, findRoots } from './lines.queries.ts';

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

/** Somebody who may read the conversation says something in it. */
export interface Entry {
  person: Person;
  seen: SeenRow;
  input: NewLine;
  /** Only its author and moderators see it until it is released. */
  isHeld: boolean;
}

/** What decides about lines once nobody else writes in their conversation. */
export interface SayFacts {
  head: HeadRow;
  now: Date;
  lastSaid: Map<number, Date>;
  roots: ReadonlySet<number>;
  /** Loose files, by who put them there. */
  files: Map<number, number>;
  other: Other | null;
  /** Of a direct conversation. */
  refusal: ProblemError | null;
}

export async function gatherFacts(
  tx: Tx,
  place: Place,
  head: HeadRow,
  { entries, now }: { entries: readonly Entry[]; now: Date },
): Promise<SayFacts> {
  const rootIds = entries.flatMap(({ input }) => input.threadId ?? []);
  const fileIds = entries.flatMap(({ input }) => input.fileIds ?? []);
  const slowed = head.slowSeconds > 0 ? entries.filter(isSlowed) : [];
  const since = new Date(now.getTime() - head.slowSeconds * 1000);
  const authorIds = slowed.map(({ person }) => person.id);
  const lastSaid = slowed.length > 0 ? await findLastSaid(tx, place, { authorIds, since }) : [];
  const roots = rootIds.length > 0 ? await findRoots(tx, place, rootIds) : [];
  const files = fileIds.length > 0 ? await findLooseFiles(tx, place, fileIds) : [];
  const [entry] = entries;
  const isDirect = entry?.seen.kind === 'direct';
  const reached = isDirect ? await reach(tx, entry.person, entry.seen) : null;
  return {
    head,
    now,
    lastSaid: new Map(lastSaid.map(({ authorId, at }) => [authorId, at])),
    roots: new Set(roots.map(({ id }) => id)),
    files: new Map(files.map(({ id, authorId }) => [id, authorId])),
    other: reached?.other ?? null,
    refusal: reached?.refusal ? problem(reached.refusal) : null,
  };
}

const isSlowed = ({ person, seen }: Entry): boolean =>
  seen.kind === 'channel' && !canModerate(person, seen);

/** Why a line cannot be written after all; null: it can. */
export function refusalOf(entry: Entry, facts: SayFacts): ProblemError | null {
  const { person, seen, input } = entry;
  const { head, roots, files } = facts;
  if (facts.refusal) return facts.refusal;
  const byRules = seen.kind === 'direct' ? null : refusalByRules(person, seen, head);
  if (byRules) return problem(byRules);
  if (input.threadId !== undefined && !roots.has(input.threadId)) return problem('not_found');
  if (input.fileIds?.some((id) => files.get(id) !== person.id)) return problem('not_found');
  const seconds = isSlowed(entry) ? secondsLeft(facts, person.id) : 0;
  return seconds > 0 ? problem('chat.too_soon', { detail: String(seconds) }) : null;
}

function secondsLeft({ head, lastSaid, now }: SayFacts, personId: number): number {
  const last = lastSaid.get(personId);
  if (!last) return 0;
  return Math.ceil(head.slowSeconds - (now.getTime() - last.getTime()) / 1000);
}
